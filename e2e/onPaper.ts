import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'

/** Why prints are not read here; undefined where they are. */
export const noGhostscript = hasGhostscript() ? undefined : 'no Ghostscript (gs), which reads prints'

function hasGhostscript(): boolean {
  try {
    execFileSync('gs', ['--version'])
    return true
  } catch {
    return false
  }
}

/** A printed sheet: its words in their order, whether anything is drawn on it, and the file of its picture. */
export interface Sheet {
  text: string
  hasInk: boolean
  picture: string
}

const gs = (folder: string, ...args: readonly string[]) =>
  execFileSync('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', ...args, 'print.pdf'], { cwd: folder })

const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox'

/** Playwright hands inches to Firefox, which takes them for centimetres. */
const sizeFor = (page: Page) => (isFirefox(page) ? { width: '21in', height: '29.7in' } : { format: 'A4' })

/** Prints a page on A4 as its own browser does. Sheets stay beside the test's results. */
export async function printOut(page: Page, info: TestInfo): Promise<readonly Sheet[]> {
  const folder = mkdtempSync(info.outputPath('print-'))
  // Firefox sometimes does not close a window that was printed while something loaded, or shows the printed page still.
  if (isFirefox(page)) await page.waitForLoadState('networkidle')
  writeFileSync(join(folder, 'print.pdf'), await page.pdf(sizeFor(page)))
  if (isFirefox(page)) await page.goto('about:blank')
  gs(folder, '-sDEVICE=txtwrite', '-sOutputFile=%02d.txt')
  gs(folder, '-sDEVICE=png16m', '-r60', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', '-sOutputFile=%02d.png')
  // A line for each sheet: the parts of it that cyan, magenta, yellow and black cover.
  const inks = gs(folder, '-sDEVICE=inkcov', '-sOutputFile=-').toString('utf8').trim().split('\n')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name, at) => ({
      text: readFileSync(join(folder, name), 'utf8').replaceAll(/\s+/g, ' ').trim(),
      hasInk: /[1-9]/.test(inks[at] ?? ''),
      picture: join(folder, name.replace('txt', 'png')),
    }))
}

/** Texts of which something cannot be seen, beyond the edge of what they stand in; those of drawings and fields left out. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = { opacityProperty: true, visibilityProperty: true }
    const range = document.createRange()
    const isCut = (node: Node, parent: Element) => {
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(around)
        if (display === 'contents' || display === 'inline') continue
        const edge = around.getBoundingClientRect()
        // Words for screen readers alone.
        if (edge.width <= 1 && edge.height <= 1) return false
        // A line is less high than its font's highest and lowest letters.
        if (overflowY !== 'visible' && (text.bottom > edge.bottom + 4 || text.top < edge.top - 4)) return true
        if (overflowX !== 'visible' && (text.right > edge.right + 1 || text.left < edge.left - 1)) return true
      }
      return false
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (
        parent &&
        !parent.closest('svg') &&
        node.nodeValue?.trim() &&
        parent.checkVisibility(seen) &&
        isCut(node, parent)
      )
        cut.push(node.nodeValue)
    }
    return cut
  })
