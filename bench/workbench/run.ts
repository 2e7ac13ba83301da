import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { calmArguments, systemChromium } from '../../scripts/calmChromium.ts'
import { withSite } from '../../visual/site.ts'
import { listStories } from '../../visual/stories.ts'
import { judgeLines, machine } from '../facts.ts'
import { median } from '../load/measure.ts'
import { kept, report } from '../report.ts'
import { emptyPage, firstInFrame, firstInManager, switches } from './measure.ts'

/*
 * The workbench's cost for those who work with it: its build, the first story, the next one. `node bench/workbench/run.ts`,
 * `--static=<folder>` measures one that is built already.
 */

const root = join(import.meta.dirname, '../..')
const option = (name: string) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
const rounds = Number(option('rounds') ?? 5)
const site = option('static') ?? mkdtempSync(join(tmpdir(), 'waldkerf-workbench-'))

/** Seconds; for the builds CPU seconds for each story. */
const goals = { build: 0.01, documented: 0.025, frame: 0.8, manager: 1.8, change: 0.2 }

/** A small part, a whole screen, and a page with its calls. */
const looked = ['parts-button--primary', 'screens-users-usersscreen--ready', 'pages-gis-gispage--ready']
/** Stories of one file, as a designer clicks through them. */
const walked = ['ready', 'empty', 'loading', 'failed'].map((name) => `screens-users-usersscreen--${name}`)

const seconds = (ms: number) => (ms / 1000).toFixed(2)

/** Builds and says what it cost, in CPU seconds of the build and all that it started. @param more options of the build */
function build(...more: readonly string[]): number {
  const options = ['--quiet', '--disable-telemetry', ...more].join(' ')
  const command = `node_modules/.bin/storybook build ${options} --output-dir "${site}" >&2; times`
  const { stdout, status } = spawnSync('sh', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const childrenTimes = stdout.trim().split('\n').at(-1)
  if (status !== 0 || !childrenTimes) throw new Error('The workbench could not be built.')
  return childrenTimes
    .split(/\s+/)
    .map((time) => /^(\d+)m([\d.]+)s$/.exec(time))
    .reduce((sum, parts) => sum + Number(parts?.[1] ?? 0) * 60 + Number(parts?.[2] ?? 0), 0)
}

const busy = machine()
// The one with docs stays: it is what is published.
const built = option('static') === undefined ? { bare: build('--test'), documented: build() } : undefined
const count = listStories(site).length
const rows: string[] = []
const { lines, judge } = judgeLines()
const line = (name: string, measured: number, goal: number, more = '') => {
  const holds = kept(judge({ name, measured, goal, scale: 'time' }))
  rows.push(`| ${name}${more} | ${measured.toFixed(goal < 0.1 ? 3 : 2)} | ${goal} | ${holds} |`)
}
if (built !== undefined) {
  line('build without docs, CPU s per story', built.bare / count, goals.build, ` (${count} stories)`)
  line('build with docs, CPU s per story', built.documented / count, goals.documented)
}

let nothing = 0
try {
  await withSite(site, async (origin) => {
    const executablePath = systemChromium
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...calmArguments] })
    const bench = { browser, origin }
    const empty: number[] = []
    const inFrame = new Map<string, number[]>(looked.map((id) => [id, []]))
    const inManager = new Map<string, number[]>(looked.map((id) => [id, []]))
    const changes: number[] = []
    for (let round = 0; round < rounds; round++) {
      empty.push(await emptyPage(bench))
      for (const id of looked) {
        inFrame.get(id)!.push(await firstInFrame(bench, id))
        inManager.get(id)!.push(await firstInManager(bench, id))
      }
      changes.push(...(await switches(bench, walked)))
    }
    nothing = median(empty)
    for (const [id, times] of inFrame) line(`first story in its frame, s: ${id}`, median(times) / 1000, goals.frame)
    for (const [id, times] of inManager)
      line(`first story in the workbench, s: ${id}`, median(times) / 1000, goals.manager)
    line('from one story to the next, s', median(changes) / 1000, goals.change)
    await browser.close()
  })
} finally {
  if (option('static') === undefined) rmSync(site, { recursive: true, force: true })
}

report('The workbench', {
  text: `Each in a window of its own with nothing in its cache, medians of ${rounds} rounds; ${busy}. A story is there when Storybook has drawn
it, before its play begins. A page with nothing in it takes ${seconds(nothing)} s here.

| | measured | goal | holds |
|---|---|---|---|
${rows.join('\n')}
`,
  busy,
  lines,
})
