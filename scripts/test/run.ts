import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { changedPaths, judgeSteps } from './changed.ts'
import type { Outcome } from './report.ts'
import { runAll } from './schedule.ts'
import { reports, root, type Step, steps } from './steps.ts'
import { summary } from './summary.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, since: { type: 'string', default: 'HEAD' } },
})
const unknown = positionals.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  throw new Error(`No such step: ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(' ')}.`)

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const extent = values.changed ? judgeSteps(changedPaths(root, values.since)) : () => 'whole'
const wanted = steps.filter(
  ({ name }) => (positionals.length === 0 || positionals.includes(name)) && extent(name) !== 'none',
)
const began = Date.now()
const clock = () => `${Math.round((Date.now() - began) / 1_000)} s`.padStart(6)
const outcomes: { name: string; seconds: number; outcome: Outcome }[] = []

async function take({ name, run }: Step) {
  const started = Date.now()
  console.log(`${clock()} │ ${name} begins`)
  const outcome = await run(extent(name) === 'related' ? values.since : undefined)
  const seconds = Math.round((Date.now() - started) / 1_000)
  outcomes.push({ name, seconds, outcome })
  console.log(`${clock()} │ ${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`)
}

await runAll(
  wanted.map((step) => ({ ...step, run: () => take(step) })),
  availableParallelism(),
)
const { lines, isGreen } = summary(outcomes)
for (const line of lines) console.log(line)
process.exitCode = isGreen ? 0 : 1
