import type { LongRun } from './runs.ts'

/** The outcome of a run. */
export interface Sum {
  passed: number
  failed: number
  skipped: number
  seconds: number
}

/** A line of the journal: the outcome of one attempt. */
export interface Entry extends Sum {
  name: string
}

export const isGreen = ({ passed, failed }: Sum) => failed === 0 && passed > 0

/** A run whose program this machine lacks is neither green nor red. */
export const isRed = ({ passed, failed, skipped }: Sum) => failed > 0 || passed + skipped === 0

/** @param text a journal; a line that was cut off when the process ended counts for nothing */
export const readJournal = (text: string): Entry[] =>
  text
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Entry)

/** The last attempt of a run, and how many there were. */
export function standIn(entries: readonly Entry[], name: string) {
  const attempts = entries.filter((entry) => entry.name === name)
  return { last: attempts.at(-1), attempts: attempts.length }
}

/**
 * The runs still to be taken.
 * @param names only these, green or not; none means all that are not green yet
 * @throws Error if there is no run of a name
 */
export function remaining(runs: readonly LongRun[], entries: readonly Entry[], names: readonly string[]): LongRun[] {
  const unknown = names.filter((name) => !runs.some((run) => run.name === name))
  if (unknown.length > 0) {
    throw new Error(`No long run: ${unknown.join(', ')}. There are ${runs.map(({ name }) => name).join(', ')}.`)
  }
  if (names.length > 0) return runs.filter(({ name }) => names.includes(name))
  return runs.filter(({ name }) => {
    const { last } = standIn(entries, name)
    return !last || !isGreen(last)
  })
}

/** The outcome of each run, as a table of Markdown. A run that was green only at a further attempt says so. */
export function buildTable(runs: readonly LongRun[], entries: readonly Entry[]): string {
  const rows = runs.map((run) => {
    const { last, attempts } = standIn(entries, run.name)
    const cells = last ? [last.passed, last.failed, last.skipped, last.seconds, attempts] : ['–', '–', '–', '–', 0]
    return `| ${[run.name, ...cells].join(' | ')} |`
  })
  return ['| Run | passed | failed | skipped | seconds | attempts |', '|---|---|---|---|---|---|', ...rows].join('\n')
}
