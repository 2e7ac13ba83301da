import { join } from 'node:path'
import { type Command, runCommand } from './command.ts'
import { asOne, fromPlaywright, fromVitest, type Outcome, readReport } from './report.ts'
import { stopped } from './stopped.ts'

/** The outcome of a step, and the seconds of processor time that it took, where the system shows them. */
export interface Taken {
  outcome: Outcome
  cpu: number | undefined
}

/** A part of `npm test`, by its name on the command line. */
export interface Step {
  name: string
  after?: readonly string[]
  cores: number
  /** @param since runs only the tests that reach what changed since that commit */
  run(since?: string): Promise<Taken>
}

/** The project's folder. */
export const root = join(import.meta.dirname, '..', '..')

/** Where the runners put their reports; Playwright empties `test-results/`. */
export const reports = join(root, '.cache', 'test')

const index = join(reports, 'workbench.json')

const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const nameWidth = 'workbench'.length

function command(name: string, program: string, args: readonly string[], more: Partial<Command> = {}) {
  return runCommand(name.padEnd(nameWidth), { program, args, signal: stopped, ...more }, root)
}

const check =
  (name: string, program: string, ...args: readonly string[]) =>
  async () => {
    const { code, cpu } = await command(name, program, args)
    return { outcome: asOne(code, name), cpu }
  }

const vitest = (name: string, env?: NodeJS.ProcessEnv) => async (since?: string) => {
  const file = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const extent = since === undefined ? [] : [`--changed=${since}`, '--passWithNoTests']
  const args = ['run', `--project=${name}`, ...reporters, ...extent]
  const { code, cpu } = await command(name, bin('vitest'), args, { env })
  return { outcome: readReport(file, code, name, (text) => fromVitest(text, root)), cpu }
}

async function playwright() {
  const file = join(reports, 'e2e.json')
  const { code, cpu } = await command('e2e', bin('playwright'), ['test', '--reporter=list,json,./e2e/leftOut.ts'], {
    // Node reads TypeScript by itself: Playwright's own way would compile each file anew in a fresh clone.
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PW_DISABLE_TS_ESM: '1' },
  })
  return { outcome: readReport(file, code, 'e2e', fromPlaywright), cpu }
}

/** Stories use React's production build, as the product does: the development build takes 50 % longer for each. */
const builtReact = { NODE_ENV: 'production' }

/**
 * In the order in which they begin, as cores get free. Stories, journeys and the service's tests take longest, so they
 * and the builds that they need come first, then the unit tests; the rest runs beside them, quick failures first.
 */
export const steps: readonly Step[] = [
  { name: 'build', cores: 1, run: check('build', process.execPath, join(root, 'scripts', 'build.mjs'), '--quickly') },
  // Every story and page has its place. Building it whole is for `test:long`: the stories step compiles all of it.
  {
    name: 'workbench',
    cores: 1,
    run: check('workbench', bin('storybook'), 'index', '--quiet', '--output-file', index),
  },
  { name: 'stories', cores: 1, run: vitest('stories', builtReact) },
  { name: 'e2e', cores: 1, after: ['build'], run: playwright },
  { name: 'service', cores: 1, run: vitest('service') },
  { name: 'unit', cores: 1, run: vitest('unit') },
  { name: 'format', cores: 1, run: check('format', bin('oxfmt'), '--check') },
  // Several checkers look at what they share once each: by one of them it takes half the processor time.
  { name: 'types', cores: 1, run: check('types', bin('tsc'), '--noEmit', '--checkers', '1') },
  { name: 'lint', cores: 1, run: check('lint', bin('oxlint'), '--type-aware') },
  { name: 'unused', cores: 1, run: check('unused', bin('knip')) },
]
