import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runAll } from '../scripts/test/schedule.ts'
import { root } from '../scripts/test/steps.ts'
import { stopped } from '../scripts/test/stopped.ts'
import { isRed, readJournal, remaining, standIn, buildTable } from './journal.ts'
import { longRuns } from './runs.ts'
import { take } from './take.ts'

/*
 * `npm run test:long`: all long runs that are not green yet for the files as they are; CONTRIBUTING.md has its options.
 */

/** Not in `test-results/`, which Playwright empties. */
const kept = join(root, '.cache', 'long')
mkdirSync(kept, { recursive: true })

const git = (args: string[], env = {}) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } }).trim()

const record = 'docs/long-run.md'

/** The hash of all files as they are, committed or not, without the record: other files have another journal. */
function treeNow(): string {
  const index = { GIT_INDEX_FILE: join(kept, 'index') }
  git(['add', '--all'], index)
  git(['rm', '--cached', '--quiet', '--ignore-unmatch', record], index)
  return git(['write-tree'], index)
}

const options = { again: { type: 'boolean' }, record: { type: 'boolean' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const [tree, commit] = [treeNow(), git(['rev-parse', 'HEAD'])]
if (values.record && git(['status', '--porcelain', '--', '.', `:!${record}`]) !== '')
  throw new Error('Only what is committed can be recorded: a result names its commit.')

const folder = join(kept, tree)
const journal = join(folder, 'journal.jsonl')
const entries = () => (existsSync(journal) ? readJournal(readFileSync(journal, 'utf8')) : [])
if (values.again) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const ableRuns = longRuns.filter(({ unable }) => unable === undefined)
const left = remaining(longRuns, entries(), positionals).filter((run) => ableRuns.includes(run))
for (const { name, unable } of longRuns) if (unable !== undefined) console.log(`${name} is not run, ${unable}`)
console.log(
  `${left.length} of ${longRuns.length} long runs: ${left.map(({ name }) => name).join(', ') || 'none is left'}`,
)

await runAll(
  left.map((one) => ({
    ...one,
    run: async () => {
      if (stopped.aborted) return
      console.log(`${one.name} begins, at most ${one.minutes} min. ${one.proves}`)
      const sum = await take(one, folder, stopped)
      // A run that was interrupted has neither passed nor failed.
      if (!stopped.aborted) appendFileSync(journal, `${JSON.stringify({ name: one.name, ...sum })}\n`)
    },
  })),
  availableParallelism(),
)

const table = buildTable(longRuns, entries())
console.log(`\n${table}\n`)
const last = (runs: typeof longRuns) => runs.map(({ name }) => standIn(entries(), name).last)
if (stopped.aborted) console.log('Interrupted; the same command goes on with the runs that are left.')
process.exitCode = !stopped.aborted && last(left).every((sum) => sum && !isRed(sum)) ? 0 : 1

if (values.record && last(ableRuns).includes(undefined)) console.log('Not recorded: not every run has run.')
else if (values.record) {
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`
  const day = new Date().toISOString().slice(0, 10)
  const head = `# The last long run\n\nWritten by \`npm run test:long -- --record\` on ${day} for commit ${commit}; ${machine}.`
  writeFileSync(join(root, record), `${head}\n\n${table}\n`)
}
