import { type Outcome, slowest } from './report.ts'

export interface Ended {
  name: string
  seconds: number
  /** Of processor time; undefined where the system does not show it. */
  cpu: number | undefined
  outcome: Outcome
}

const whole = (seconds: number) => seconds.toFixed(0).padStart(6)
const row = (seconds: number, text: string) => `${whole(seconds)} s  ${text}`
const cpuColumn = (cpu: number | undefined) => (cpu === undefined ? '' : `${whole(cpu)} CPU s  `)
const list = (title: string, rows: readonly string[]) => (rows.length > 0 ? ['', title, ...rows] : [])

/**
 * A run's report at its end: the seconds of each step, the ten slowest files, notes, each test that failed, and the sum
 * as the last line. A run without a single test is not green.
 */
export function summary(
  ended: readonly Ended[],
  notes: readonly string[] = [],
): { lines: readonly string[]; isGreen: boolean } {
  const total = (read: (outcome: Outcome) => number) => ended.reduce((sum, { outcome }) => sum + read(outcome), 0)
  const passed = total((outcome) => outcome.passed)
  const failed = total((outcome) => outcome.failed)
  const files = slowest(
    ended.flatMap(({ outcome }) => outcome.files),
    10,
  )
  const failures = ended.flatMap(({ outcome }) => outcome.failures)
  return {
    lines: [
      ...list(
        'Steps',
        ended.map(({ name, seconds, cpu, outcome }) =>
          row(seconds, `${cpuColumn(cpu)}${name}: ${outcome.passed} passed, ${outcome.failed} failed`),
        ),
      ),
      ...list(
        'Slowest files',
        files.map(({ file, seconds }) => row(seconds, file)),
      ),
      ...list(
        'Noticed',
        notes.map((note) => `  ${note}`),
      ),
      ...list(
        'Failed',
        failures.map((name) => `  ${name}`),
      ),
      '',
      `${passed} passed, ${failed} failed`,
    ],
    isGreen: failed === 0 && passed > 0,
  }
}
