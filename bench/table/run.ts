import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { judgeLines, type Line, machine } from '../facts.ts'
import { kept, report } from '../report.ts'
import { type Handles, measureTable, type TableFigures } from './measure.ts'

/*
 * The table with 100,000 rows of ten columns against a bare list, which recycles its rows and can do nothing else. Both
 * are worked by turns on the same machine, so that the ratio holds where the times do not. `node bench/table/run.ts`
 */

const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5)
const rows = 100_000
/** Parts that load on demand: filters, list of columns, bars, sums, copying, fitting a width, English, the worker. */
const wanted = [
  'filters/[Ff]ilter',
  'ColumnPanel',
  'bars/(?!ToolBar)',
  'copy/c',
  'columnFit',
  'TotalsRow',
  'worker',
  '\\.en',
]
const outDir = mkdtempSync(join(tmpdir(), 'waldkerf-table-'))
const pages = join(import.meta.dirname, 'page')
const site = {
  configFile: false as const,
  root: pages,
  logLevel: 'warn' as const,
  plugins: [react()],
  worker: { format: 'es' as const },
  build: {
    outDir,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { own: join(pages, 'own.html'), bare: join(pages, 'bare.html') },
      // Every page of the product has it anyway.
      output: {
        codeSplitting: {
          // The first group takes all its imports along: the table's own part is what is left.
          groups: [
            {
              name: 'base',
              priority: 3,
              test: /node_modules\/(react|react-dom|scheduler|styled-components)\/|vite\/preload/,
            },
            {
              name: 'frame',
              priority: 2,
              test: /ui\/src\/(theme|i18n|parts\/(?!DataTable))(?!.*(drawings|morePaths|State\/))/,
            },
            {
              name: 'table',
              priority: 1,
              test: new RegExp(`parts/DataTable/(?!.*(${wanted.join('|')}))`),
            },
          ],
        },
      },
    },
  },
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const titles: Record<keyof TableFigures, string> = {
  mount: 'mount, ms',
  sortNumber: 'sort by a number, ms',
  sortText: 'sort by a text, ms',
  sortDifferent: 'sort by texts that all differ, ms',
  filter: 'filter, ms',
  drag: 'fast drag, 95 % of frames, ms',
  smooth: 'fast drag, frames ≤ 17 ms, %',
  blank: 'fast drag, blank frames',
  work: 'fast drag, the page’s own work in a frame, CPU ms',
  heap: 'heap beyond the rows after all this, MB',
}
const keys = Object.keys(titles) as (keyof TableFigures)[]

const timesBare = { goal: 1.5, scale: 'ratio' } as const
const goals: Record<keyof TableFigures, Pick<Line, 'goal' | 'scale' | 'least'>> = {
  mount: timesBare,
  sortNumber: timesBare,
  sortText: timesBare,
  sortDifferent: timesBare,
  filter: timesBare,
  drag: { goal: 17, scale: 'time' },
  smooth: { goal: 95, scale: 'time', least: true },
  blank: { goal: 0, scale: 'amount' },
  work: { goal: 1, scale: 'ratio' },
  heap: { goal: 3, scale: 'amount' },
}

const { lines, judge } = judgeLines()

function line(key: keyof TableFigures, own: number, bare: number): string {
  const digits = key === 'smooth' || key === 'blank' ? 0 : 1
  const { goal, scale } = goals[key]
  const holds = judge({ name: titles[key], measured: own, limit: bare, ...goals[key] })
  const [ratio, most] = scale === 'ratio' ? [`${(own / bare).toFixed(2)} ×`, `${goal} ×`] : ['', goal]
  const cells = [own.toFixed(digits), bare.toFixed(digits), ratio, most, kept(holds)]
  return `| ${titles[key]} | ${cells.join(' | ')} |`
}

const ownCode = { name: 'own code above React and what every page has, kB gzip', goal: 12, scale: 'amount' } as const

/** kB, gzip, that the table itself adds to a page of the product, and that it loads on demand. */
function ownBytes(): { first: number; later: number } {
  const assets = join(outDir, 'assets')
  const sum = (part: RegExp) =>
    readdirSync(assets)
      .filter((file) => part.test(file))
      .reduce((total, file) => total + gzipSync(readFileSync(join(assets, file)), { level: 9 }).length / 1e3, 0)
  return {
    first: sum(/^table-.*js$/),
    later: sum(
      /^(ColumnPanel|columnFit|copyRows|Filter|filters|SelectionBar|SortBar|TablePlace|TotalsRow|bars|ranks\.worker|DataTable\.texts).*js$/,
    ),
  }
}

await build(site)
const server = await preview({ ...site, preview: { host: '127.0.0.1', port: 0 } })
const executablePath = process.env['CHROMIUM_PATH']
const args = ['--no-sandbox', '--disable-gpu']
const before = machine()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args })
const address = server.resolvedUrls!.local[0]!
const handles: Record<'own' | 'bare', Handles> = {
  bare: {
    address: `${address}bare.html`,
    scroller: '[data-scroller]',
    findHead: (field) => `[data-sort=${field}]`,
    filter: '[data-filter=place]',
  },
  own: {
    address: `${address}own.html`,
    scroller: 'div:has(> [role=grid])',
    findHead: (field) => `[data-column=${field}] button`,
    openFilter: '[aria-label="Spalten filtern"]',
    filter: '[aria-label="Filter: place"]',
  },
}
try {
  const found: Record<'own' | 'bare', TableFigures[]> = { own: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['bare', 'own'] as const) {
      const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, locale: 'de-DE' })
      found[kind].push(await measureTable(await context.newPage(), handles[kind], rows))
      await context.close()
    }
  }
  const of = (kind: 'own' | 'bare', key: keyof TableFigures) => median(found[kind].map((figures) => figures[key]))
  const { first, later } = ownBytes()
  const text = [
    `${rows.toLocaleString('en')} rows of ten columns in 1440 × 900 px, medians of ${rounds} rounds by turns, headless Chromium without a`,
    `graphics card; ${before}. The bare list recycles its rows and can do nothing else.`,
    '',
    '| | Waldkerf | bare list | ratio | goal | holds |',
    '|---|---|---|---|---|---|',
    ...keys.map((key) => line(key, of('own', key), of('bare', key))),
    `| ${ownCode.name} | ${first.toFixed(1)} | | | ${ownCode.goal} | ${kept(judge({ ...ownCode, measured: first }))} |`,
    '',
    `Filters, the list of columns, the bars, sums, copying, English words and the worker for many different texts come when they are wanted:`,
    `${later.toFixed(1)} kB more. Frames are late when others keep the machine busy; the work in them is the table’s.`,
  ]
  report('The table', { text: text.join('\n'), busy: before, lines })
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
}
