import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { committedFacts, readFacts } from '../../bench/facts.ts'
import { root } from '../../scripts/test/steps.ts'
import { compareFacts } from './held.ts'

/*
 * Lines of the benches that held in the committed run still hold, or miss their goals by a tenth at most. Ratios to
 * limits of the same run and amounts are compared. `node long/bench/run.ts table` measures only what is named.
 */

const parts = {
  load: { chapter: 'First load', command: ['bench/load/run.ts', '--rounds=3'] },
  phone: { chapter: 'On a phone', command: ['bench/phone/run.ts', '--rounds=3'] },
  table: { chapter: 'The table', command: ['bench/table/run.ts', '--rounds=3'] },
  rooms: { chapter: 'What came with the office', command: ['bench/service/run.ts', '--only=rooms'] },
  day: { chapter: 'After an hour and after a day', command: ['bench/service/day/run.ts'] },
  huge: { chapter: 'Ten million sightings', command: ['bench/service/run.ts', '--only=huge'] },
} as const

const named = process.argv.slice(2)
const file = join(root, '.cache', 'bench', `${named.join('-') || 'all'}.json`)
mkdirSync(join(root, '.cache', 'bench'), { recursive: true })
rmSync(file, { force: true })
const env = { ...process.env, BENCH_FACTS: file }
const missing: string[] = []
for (const [name, { chapter, command }] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  // A bench ends with 1 where a goal is missed; it has failed where it tells nothing.
  spawnSync(process.execPath, [...command], { cwd: root, stdio: 'inherit', env })
  if (readFacts(file)[chapter] === undefined) missing.push(`${chapter} was not measured; the output is above.`)
}
const { lost, told } = compareFacts(readFacts(committedFacts), readFacts(file))
for (const sentence of told) console.log(sentence)
for (const sentence of [...missing, ...lost]) console.error(sentence)
const lines = Object.values(readFacts(file)).flatMap((chapter) => chapter.lines)
console.log(`${lines.length} lines compared, ${lost.length} lost.`)
process.exitCode = missing.length + lost.length > 0 ? 1 : 0
