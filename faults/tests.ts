import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { type FileResult, filesFromVitest } from '../scripts/test/report.ts'
import type { Project } from './fault.ts'

interface Run {
  /** The copy in which the tests run. */
  scratch: string
  project: Project
  files: readonly string[]
  /** Ends at the first failing test. */
  isBailing?: boolean
}

function spawn(scratch: string, command: string, args: readonly string[]) {
  // As `npm test` runs them: no long variants, and no second try of a failed test.
  const { CI: _ci, WALDKERF_LONG: _long, STORYBOOK_MODE: _mode, ...environment } = process.env
  const bin = join(scratch, 'node_modules/.bin')
  const { status, stdout, stderr } = spawnSync(join(bin, command), args, {
    cwd: scratch,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: {
      ...environment,
      PATH: [dirname(process.execPath), bin, process.env['PATH']].join(delimiter),
      TZ: 'Europe/Berlin',
    },
  })
  return { status, printed: `${stdout}\n${stderr}` }
}

/**
 * Runs test files of one project.
 * @returns each file's result; a file that could not even be loaded has neither passed nor failed tests
 * @throws Error with what was printed when there is no report
 */
export function runTests({ scratch, project, files, isBailing = false }: Run): ReadonlyMap<string, FileResult> {
  const report = join(scratch, 'test-results/faults.json')
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { printed } = spawn(scratch, 'vitest', [
    'run',
    `--project=${project}`,
    ...files,
    '--reporter=json',
    `--outputFile=${report}`,
    ...(isBailing ? ['--bail=1'] : []),
  ])
  if (!existsSync(report)) throw new Error(printed)
  return filesFromVitest(readFileSync(report, 'utf8'), scratch)
}

/** Complaints of the compiler and the linter about some files of the copy; empty when they accept it. */
export function complaints(scratch: string, files: readonly string[]): string {
  const lint = ['--type-aware', '--no-error-on-unmatched-pattern', ...files]
  const checks = [spawn(scratch, 'tsc', ['--noEmit']), spawn(scratch, 'oxlint', lint)]
  return checks
    .filter(({ status }) => status !== 0)
    .map(({ printed }) => printed)
    .join('\n')
}
