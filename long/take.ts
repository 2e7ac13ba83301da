import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../scripts/test/command.ts'
import { asOne, fromPlaywright, fromVitest, type Outcome, readReport } from '../scripts/test/report.ts'
import { root } from '../scripts/test/steps.ts'
import type { Sum } from './journal.ts'
import type { LongRun } from './runs.ts'

/** In ms. */
const tellEvery = 30_000

/** Runners that count their tests: the arguments for a report file, and how it is read. */
const runners: Record<string, { args: (file: string) => string[]; read: (text: string) => Outcome }> = {
  vitest: {
    args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    read: (text) => fromVitest(text, root),
  },
  playwright: { args: () => ['--reporter=list,json,./e2e/leftOut.ts'], read: fromPlaywright },
}

/** @param log where its lines go; the report of a runner lies beside it */
async function takeCommand(
  [program, ...args]: LongRun['commands'][number],
  env: NodeJS.ProcessEnv,
  log: string,
  signal: AbortSignal,
) {
  const runner = runners[program]
  const report = log.replace(/log$/, 'json')
  rmSync(report, { force: true })
  const command = {
    program: program === 'node' ? process.execPath : join(root, 'node_modules', '.bin', program),
    args: [...args, ...(runner?.args(report) ?? [])],
    env: { ...env, WALDKERF_LONG: '1', NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    signal,
    onLine: (line: string) => appendFileSync(log, `${line}\n`),
  }
  const { code } = await runCommand(program, command, root)
  return runner ? readReport(report, code, program, runner.read) : asOne(code, program)
}

/** The last line that says something. */
const lastLine = (log: string) => readFileSync(log, 'utf8').trimEnd().split('\n').at(-1)?.trim().slice(0, 120) ?? ''

/**
 * Takes a run, tells how it goes, and leaves what it printed in `folder`.
 * @param stop ends it; so does its own limit
 */
export async function take({ name, commands, env, minutes }: LongRun, folder: string, stop: AbortSignal): Promise<Sum> {
  const started = Date.now()
  const log = join(folder, `${name}.log`)
  writeFileSync(log, '')
  const seconds = () => Math.round((Date.now() - started) / 1_000)
  const telling = setInterval(() => console.log(`${name} ${seconds()} s │ ${lastLine(log)}`), tellEvery)
  const signal = AbortSignal.any([stop, AbortSignal.timeout(minutes * 60_000)])
  const sum = { passed: 0, failed: 0, skipped: 0 }
  const failures: string[] = []
  for (const command of commands) {
    const outcome = await takeCommand(command, { ...env }, log, signal)
    for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += outcome[key]
    failures.push(...outcome.failures)
    if (sum.failed > 0) break
  }
  clearInterval(telling)
  console.log(`${name}: ${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped, ${seconds()} s`)
  for (const failure of failures) console.log(`  ${failure}`)
  if (failures.length > 0) console.log(`  ${log}`)
  return { ...sum, seconds: seconds() }
}
