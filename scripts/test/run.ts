import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { noFirefox } from '../calmFirefox.ts'
import { changedPaths, judgeSteps } from './changed.ts'
import { type CpuFigures, grownSteps } from './growth.ts'
import { productionNote } from './productionRun.ts'
import { runAll } from './schedule.ts'
import { reports, root, type Step, steps } from './steps.ts'
import { stopped } from './stopped.ts'
import { type Ended, summary } from './summary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    record: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  throw new Error(`No such step: ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(' ')}.`)

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const extent = values.changed ? judgeSteps(changedPaths(root, values.since)) : () => 'whole' as const
const wanted = steps.filter(
  ({ name }) => (positionals.length === 0 || positionals.includes(name)) && extent(name) !== 'none',
)
const began = Date.now()
const clock = () => `${Math.round((Date.now() - began) / 1_000)} s`.padStart(6)
const ended: Ended[] = []

async function take({ name, run }: Step) {
  if (stopped.aborted) return
  const started = Date.now()
  console.log(`${clock()} │ ${name} begins`)
  const { outcome, cpu } = await run(extent(name) === 'related' ? values.since : undefined)
  const seconds = Math.round((Date.now() - started) / 1_000)
  ended.push({ name, seconds, cpu, outcome })
  const spent = cpu === undefined ? '' : `, ${Math.round(cpu)} CPU s`
  console.log(`${clock()} │ ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s${spent}`)
}

const cores = availableParallelism()
/** Browsers and servers wait for each other a third of their time: 1.5 steps a core keep all cores busy. */
const streams = Math.max(1, Math.floor(cores * 1.5))
await runAll(
  wanted.map((step) => ({ ...step, run: () => take(step) })),
  streams,
)

/** The figures of the run that was last recorded. */
const recorded = join(root, 'scripts', 'test', 'cpu.json')
const wholeSteps = ended.filter(({ name, cpu }) => cpu !== undefined && extent(name) === 'whole')
const figures: CpuFigures = Object.fromEntries(wholeSteps.map(({ name, cpu = 0 }) => [name, Math.round(cpu * 10) / 10]))
const grown = grownSteps(figures, JSON.parse(readFileSync(recorded, 'utf8')) as CpuFigures)

/** Its tests count as neither then. */
const firefoxNote = noFirefox === undefined ? [] : [`e2e/firefox.spec.ts was not run, ${noFirefox}`]
const { lines, isGreen } = summary(ended, [...grown, ...firefoxNote, ...productionNote(root)])
if (stopped.aborted) console.log('Interrupted: what had begun was ended, the rest did not begin.')
for (const line of lines) console.log(line)
process.exitCode = isGreen && !stopped.aborted ? 0 : 1

if (values.record && isGreen && wholeSteps.length === steps.length)
  writeFileSync(recorded, `${JSON.stringify(figures, undefined, 2)}\n`)
