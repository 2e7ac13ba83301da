import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { notRun } from '@waldkerf/service/production/notRun'

/** One file of tests: its path below the project, and how long its tests took. */
export interface FileTime {
  file: string
  seconds: number
}

export interface Outcome {
  passed: number
  failed: number
  /** Tests that cannot run here. */
  skipped: number
  /** Names of the tests that failed, with their files. */
  failures: readonly string[]
  files: readonly FileTime[]
}

const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] }

/** A tool without tests of its own counts as one; one that lacks a program on this machine was skipped. */
export function asOne(code: number, name: string): Outcome {
  if (code === notRun) return { ...nothing, skipped: 1 }
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [name] }
}

/** A runner that broke before it could report, or that failed outside of its tests, counts as one failure. */
function judged(outcome: Outcome, code: number, name: string): Outcome {
  if (code === 0 || outcome.failed > 0) return outcome
  return { ...outcome, failed: 1, failures: [`${name} ended with code ${code}`] }
}

interface VitestTest {
  fullName: string
  status: string
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: readonly {
    name: string
    startTime: number
    endTime: number
    status: string
    assertionResults: readonly VitestTest[]
  }[]
}

const inSeconds = (milliseconds: number) => milliseconds / 1_000

/** How the tests of one file ended; a file that could not even be loaded has neither passed nor failed tests. */
export interface FileResult {
  passed: number
  /** Names of the tests. */
  failed: readonly string[]
}

const failedIn = (tests: readonly VitestTest[]) =>
  tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)

/** Reads what Vitest's JSON reporter wrote, by the files' paths below `root`. */
export function filesFromVitest(text: string, root: string): ReadonlyMap<string, FileResult> {
  const { testResults } = JSON.parse(text) as VitestReport
  return new Map(
    testResults.map(({ name, assertionResults: tests }) => [
      relative(root, name),
      { passed: tests.filter(({ status }) => status === 'passed').length, failed: failedIn(tests) },
    ]),
  )
}

/** Reads the same as one outcome; a file that could not even be loaded is one failure. */
export function fromVitest(text: string, root: string): Outcome {
  const report = JSON.parse(text) as VitestReport
  const below = (path: string) => relative(root, path)
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = failedIn(assertionResults)
    if (status === 'failed' && failed.length === 0) return [below(name)]
    return failed.map((test) => `${below(name)}: ${test}`)
  })
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests,
    failures,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: below(name),
      seconds: inSeconds(endTime - startTime),
    })),
  }
}

interface PlaywrightSuite {
  file: string
  specs?: readonly {
    title: string
    tests: readonly { status: string; results: readonly { duration: number }[] }[]
  }[]
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  suites: readonly PlaywrightSuite[]
}

const specsIn = (suite: PlaywrightSuite): readonly NonNullable<PlaywrightSuite['specs']>[number][] => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsIn),
]

/** Reads what Playwright's JSON reporter wrote. */
export function fromPlaywright(text: string): Outcome {
  const { stats, suites } = JSON.parse(text) as PlaywrightReport
  const files = suites.map((suite) => {
    const tests = specsIn(suite).flatMap(({ title, tests: run }) => run.map((test) => ({ title, ...test })))
    const spent = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    return {
      file: `e2e/${suite.file}`,
      seconds: inSeconds(spent.reduce((sum, duration) => sum + duration, 0)),
      failures: tests.filter(({ status }) => status === 'unexpected').map(({ title }) => `e2e/${suite.file}: ${title}`),
    }
  })
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: files.flatMap(({ failures }) => failures),
    files: files.map(({ file, seconds }) => ({ file, seconds })),
  }
}

/** @param file where the runner should have put its report */
export function readReport(file: string, code: number, name: string, read: (text: string) => Outcome): Outcome {
  const outcome = existsSync(file) ? read(readFileSync(file, 'utf8')) : nothing
  return judged(outcome, code, name)
}

/** The slowest first. */
export const slowest = (files: readonly FileTime[], count: number): readonly FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
