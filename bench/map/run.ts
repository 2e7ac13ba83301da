import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { judgeLines, machine } from '../facts.ts'
import { kept, report } from '../report.ts'
import { type MapFigures, type MapView, measureMap, share } from './measure.ts'

/*
 * The map with 100,000 and with a million points, without a graphics card: how soon they are there, and how smoothly the
 * map follows a hand. `node bench/map/run.ts`
 */

/** ms; the empty map is the limit of what a map can do here. */
const goals: Readonly<Record<number, { shown: number; median: number }>> = {
  0: { shown: 2_000, median: 20 },
  100_000: { shown: 2_000, median: 20 },
  1_000_000: { shown: 15_000, median: 20 },
}

const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3)
const outDir = mkdtempSync(join(tmpdir(), 'waldkerf-map-'))
const site = {
  configFile: false as const,
  root: join(import.meta.dirname, 'page'),
  logLevel: 'warn' as const,
  plugins: [react()],
  build: { outDir, emptyOutDir: true },
}

const views: readonly MapView[] = [
  { points: 0, nearer: 0 },
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

const { lines, judge } = judgeLines()

function row({ points, nearer, single }: MapView, figures: MapFigures, empty: MapFigures): string {
  const { shown, median, slowest, smooth, blocked } = figures
  const goal = goals[points]!
  const where = nearer === 0 ? 'all Länder' : `${nearer} zooms nearer`
  const name = points === 0 ? 'none' : `${points.toLocaleString('en')}, ${where}${single ? ', single dots' : ''}`
  const times = [shown.toFixed(0), median.toFixed(1), `${(median / empty.median).toFixed(2)} ×`, slowest.toFixed(1)]
  const cells = [...times, smooth.toFixed(0), blocked.toFixed(0), `${goal.shown} / ${goal.median}`]
  const holds = [
    judge({ name: `${name}: groups shown, ms`, measured: shown, goal: goal.shown, scale: 'time' }),
    judge({ name: `${name}: frame, median ms`, measured: median, goal: goal.median, scale: 'time' }),
  ]
  return `| ${name} | ${cells.join(' | ')} | ${kept(holds.every(Boolean))} |`
}

await build(site)
const before = machine()
const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } })
const executablePath = process.env['CHROMIUM_PATH']
const args = ['--no-sandbox', '--disable-gpu']
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
try {
  const found = views.map((): MapFigures[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, view] of views.entries()) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      found[place]!.push(await measureMap(page, server.resolvedUrls!.local[0]!, view))
      await page.close()
    }
  }
  const all = found.map(medians)
  const text = [
    `A window of 1440 × 900 px in headless Chromium without a graphics card; ${before}. A hand drags`,
    `the map in circles; a frame of a smooth screen is 16.7 ms. Medians of ${rounds} rounds, by turns.`,
    '',
    '| points | groups shown, ms | frame, median ms | against none | 95 % of frames, ms | frames ≤ 20 ms, % | longest task, ms | goal, ms | holds |',
    '|---|---|---|---|---|---|---|---|---|',
    ...views.map((view, place) => row(view, all[place]!, all[0]!)),
  ]
  report('The map', { text: text.join('\n'), busy: before, lines })
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
}
