import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { judgeLines, machine } from '../facts.ts'
import { kept, report } from '../report.ts'

/*
 * Typing in the editor of an invoice: the CPU time that a key costs the page, with 10, 100 and 1,000 line items.
 * `node bench/typing/run.ts`
 */

/** CPU ms a key: a frame. */
const goal = 16
const sizes = [10, 100, 1_000] as const
/** Where it is typed, and what: a text, and a price whose amount and sums follow each key. The first keys do not count. */
const fields = {
  text: { label: 'Leistung', cell: 'bez', first: 'ab', text: 'cdefghij klmnopqrst uvwxy' },
  price: { label: 'Einzelpreis', cell: 'ep', first: '12', text: '345678,25' },
} as const
type Field = keyof typeof fields

const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3)
const outDir = mkdtempSync(join(tmpdir(), 'waldkerf-typing-'))
const site = {
  configFile: false as const,
  root: join(import.meta.dirname, 'page'),
  logLevel: 'warn' as const,
  plugins: [react()],
  build: { outDir, emptyOutDir: true },
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Turns the wheel until the row is there: those far from the view are not. */
async function bringIntoView(page: Page, nr: number) {
  const row = page.locator(`[aria-rowindex="${nr + 1}"]`)
  await page.getByRole('grid').waitFor()
  await page.mouse.move(400, 400)
  while ((await row.count()) === 0) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
  await row.scrollIntoViewIfNeeded()
}

/** @returns CPU ms of the page for a key in the middle of the line items */
async function measure(page: Page, address: string, rows: number, field: Field): Promise<number> {
  await page.goto(`${address}?rows=${rows}`)
  const { label, cell, first, text } = fields[field]
  const at = Math.ceil(rows / 2)
  await bringIntoView(page, at)
  await page.locator(`[aria-rowindex="${at + 1}"] [data-cell="${cell}"]`).click()
  await page.getByRole('textbox', { name: `${label} von Position ${at}`, exact: true }).waitFor()
  const cdp = await page.context().newCDPSession(page)
  // Time of the thread: other programs do not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000
  }
  await page.keyboard.press('Control+a')
  await page.keyboard.type(first, { delay: 150 })
  await page.waitForTimeout(500)
  const before = await spent()
  await page.keyboard.type(text, { delay: 150 })
  await page.waitForTimeout(500)
  return ((await spent()) - before) / text.length
}

await build(site)
const before = machine()
const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } })
const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const rows: string[] = []
  const { lines, judge } = judgeLines()
  for (const size of sizes) {
    const figures: number[] = []
    for (const field of Object.keys(fields) as Field[]) {
      const found: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
        found.push(await measure(page, server.resolvedUrls!.local[0]!, size, field))
        await page.close()
      }
      figures.push(median(found))
    }
    const count = size.toLocaleString('en')
    const holds = figures.map((measured, at) =>
      judge({ name: `${count}: a ${Object.keys(fields)[at]}, ms a key`, measured, goal, scale: 'time' }),
    )
    const cells = [count, ...figures.map((figure) => figure.toFixed(1)), goal]
    rows.push(`| ${cells.join(' | ')} | ${kept(holds.every(Boolean))} |`)
  }
  report('Typing', {
    text: `
CPU time of the page (\`TaskDuration\`) for a key in the middle of an invoice, in a window of 1280 × 720 px in headless Chromium; ${before}.
Medians of ${rounds} rounds; what the page does until the sums stand is in it.

| line items | a text, ms a key | a price, ms a key | goal, ms | holds |
|---|---|---|---|---|
${rows.join('\n')}
`,
    busy: before,
    lines,
  })
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true })
}
