import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** A printed sheet: its words in their order, and the file of its picture. */
export interface Sheet {
  text: string
  picture: string
}

const gs = (folder: string, ...args: readonly string[]) =>
  execFileSync('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', ...args, 'print.pdf'], { cwd: folder })

/** Playwright hands inches to Firefox, which takes them for centimetres. */
const sizeFor = (page: Page) =>
  page.context().browser()?.browserType().name() === 'firefox' ? { width: '21in', height: '29.7in' } : { format: 'A4' }

/** Prints a page on A4 as its own browser does. Sheets stay beside the test's results. */
export async function printOut(page: Page, info: TestInfo): Promise<readonly Sheet[]> {
  writeFileSync(info.outputPath('print.pdf'), await page.pdf(sizeFor(page)))
  const folder = info.outputDir
  gs(folder, '-sDEVICE=txtwrite', '-sOutputFile=%02d.txt')
  gs(folder, '-sDEVICE=png16m', '-r60', '-dTextAlphaBits=4', '-dGraphicsAlphaBits=4', '-sOutputFile=%02d.png')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({
      text: readFileSync(join(folder, name), 'utf8').replaceAll(/\s+/g, ' ').trim(),
      picture: join(folder, name.replace('txt', 'png')),
    }))
}
