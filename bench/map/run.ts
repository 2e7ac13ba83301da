import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { type MapFigures, type MapView, measureMap, share } from './measure.ts'

/*
 * The map with 100,000 and with a million points, without a graphics card: how soon they are there, and how smoothly the
 * map follows a hand. `node bench/map/run.ts`
 */

const goals: Readonly<Record<number, { shown: number; median: number }>> = {
  100_000: { shown: 2_000, median: 20 },
  1_000_000: { shown: 15_000, median: 20 },
}

const rounds = 3
const outDir = mkdtempSync(join(tmpdir(), 'waldkerf-map-'))
const site = {
  configFile: false as const,
  root: join(import.meta.dirname, 'page'),
  logLevel: 'warn' as const,
  plugins: [react()],
  build: { outDir, emptyOutDir: true },
}

const views: readonly MapView[] = [
  { points: 100_000, nearer: 0 },
  { points: 100_000, nearer: 3 },
  { points: 100_000, nearer: 0, single: true },
  { points: 1_000_000, nearer: 0 },
  { points: 1_000_000, nearer: 3 },
]

function medians(figures: readonly MapFigures[]): MapFigures {
  const median = (key: keyof MapFigures) =>
    share(
      figures.map((one) => one[key]),
      0.5,
    )
  return {
    shown: median('shown'),
    median: median('median'),
    slowest: median('slowest'),
    smooth: median('smooth'),
    blocked: median('blocked'),
  }
}

function row({ points, nearer, single }: MapView, { shown, median, slowest, smooth, blocked }: MapFigures): string {
  const goal = goals[points]!
  const holds = shown < goal.shown && median < goal.median ? 'yes' : '**no**'
  const where = nearer === 0 ? 'all Länder' : `${nearer} zooms nearer`
  const name = `${points.toLocaleString('en')}, ${where}${single ? ', single dots' : ''}`
  const cells = [shown.toFixed(0), median.toFixed(1), slowest.toFixed(1), smooth.toFixed(0), blocked.toFixed(0)]
  return `| ${name} | ${cells.join(' | ')} | ${goal.shown} / ${goal.median} | ${holds} |`
}

await build(site)
const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } })
const executablePath = process.env['CHROMIUM_PATH']
const args = ['--no-sandbox', '--disable-gpu']
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
try {
  const rows: string[] = []
  for (const view of views) {
    const figures: MapFigures[] = []
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      figures.push(await measureMap(page, server.resolvedUrls!.local[0]!, view))
      await page.close()
    }
    rows.push(row(view, medians(figures)))
  }
  const text = [
    '# The map',
    '',
    `A window of 1440 × 900 px in headless Chromium without a graphics card, ${cpus().length} cores. A hand drags the map`,
    `in circles; a frame of a smooth screen is 16.7 ms. Medians of ${rounds}. \`node bench/map/run.ts\` writes this file.`,
    '',
    '| points | groups shown, ms | frame, median ms | 95 % of frames, ms | frames ≤ 20 ms, % | longest task, ms | goal, ms | holds |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
  console.log(text)
  writeFileSync(join(import.meta.dirname, '../MAP-RESULTS.md'), text)
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
}
