import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import type { Project } from './fault.ts'

/** How a test file ended: what failed in it by name, and whether any test ran at all. */
export interface FileResult {
  passed: number
  failed: readonly string[]
}

type Results = ReadonlyMap<string, FileResult>

/** As Vitest writes it with `--reporter=json`. */
interface VitestReport {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** As Playwright writes it with `--reporter=json`. */
interface PlaywrightSuite {
  file: string
  specs: { title: string; ok: boolean; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

interface Run {
  /** The copy in which the tests run. */
  scratch: string
  project: Project
  files: readonly string[]
  /** Ends at the first failing test. */
  isBailing?: boolean
}

function readVitest(report: VitestReport, scratch: string): Results {
  return new Map(
    report.testResults.map(({ name, assertionResults }) => [
      relative(scratch, name),
      {
        passed: assertionResults.filter(({ status }) => status === 'passed').length,
        failed: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
      },
    ]),
  )
}

const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specs),
]

function readPlaywright(report: { suites: PlaywrightSuite[] }): Results {
  return new Map(
    report.suites.map((suite) => {
      const all = specs(suite)
      const failed = all.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      return [`e2e/${suite.file}`, { passed: all.length - failed.length, failed: failed.map(({ title }) => title) }]
    }),
  )
}

function spawn(scratch: string, command: string, args: readonly string[], report: string) {
  // As `npm test` runs them: neither the long variants nor, where nothing passes by itself, a repetition.
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
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  })
  return { status, printed: `${stdout}\n${stderr}` }
}

/**
 * Runs test files of one project.
 * @returns each file's result; a file that could not even be loaded has neither passed nor failed tests
 * @throws Error with what was printed when there is no report
 */
export function runTests({ scratch, project, files, isBailing = false }: Run): Results {
  const report = join(scratch, 'test-results/faults.json')
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { printed } =
    project === 'e2e'
      ? spawn(scratch, 'playwright', ['test', ...files, '--reporter=json', ...(isBailing ? ['-x'] : [])], report)
      : spawn(
          scratch,
          'vitest',
          [
            'run',
            `--project=${project}`,
            ...files,
            '--reporter=json',
            `--outputFile=${report}`,
            ...(isBailing ? ['--bail=1'] : []),
          ],
          report,
        )
  if (!existsSync(report)) throw new Error(printed)
  const read = JSON.parse(readFileSync(report, 'utf8'))
  return project === 'e2e' ? readPlaywright(read) : readVitest(read, scratch)
}

/** What the compiler and the linter say about some files of the copy; empty when they accept it. */
export function complaints(scratch: string, files: readonly string[]): string {
  const checks = [spawn(scratch, 'tsc', ['--noEmit'], ''), spawn(scratch, 'oxlint', ['--type-aware', ...files], '')]
  return checks
    .filter(({ status }) => status !== 0)
    .map(({ printed }) => printed)
    .join('\n')
}

/**
 * Builds the product in the copy, as the journeys in the browser need it.
 * @throws Error with what was printed when it does not come out whole
 */
export function build(scratch: string): void {
  const { status, printed } = spawn(scratch, 'node', ['scripts/build.mjs'], '')
  if (status !== 0) throw new Error(printed)
}
