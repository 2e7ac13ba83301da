import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitChapters } from '../scripts/figures/tables.ts'
import { type Fact, isCompared, writeFacts } from './facts.ts'

/** The chapters, in the report's order. */
const chapters = [
  'First load',
  'On a phone',
  'Without a line',
  'The table',
  'The map',
  'Scans',
  'Layers',
  'Typing',
  'The workbench',
] as const
export type Chapter = (typeof chapters)[number]

const file = join(import.meta.dirname, 'RESULTS.md')
const head = `# Measured

\`npm run bench\` writes this file, \`npm run bench -- table\` its part on the table. Times depend on the machine and on what else it
does: with a load above 0.5 they say what was left. Ratios come from one run, by turns, and hold.
`

/** The chapters of the report as it stands, each with its heading. */
const written = (): readonly string[] => splitChapters(readFileSync(file, 'utf8')).slice(1)

const findPlace = (text: string) => chapters.findIndex((title) => text.startsWith(`## ${title}\n`))

/** A chapter as it is measured. */
export interface Measured {
  text: string
  /** The machine and how busy it was before. */
  busy: string
  lines: readonly Fact[]
}

/** Puts a chapter into the report, in place of an older one, with its facts beside it, and shows it. */
export function report(chapter: Chapter, { text, busy, lines }: Measured): void {
  writeFacts(chapter, busy, lines)
  const own = `## ${chapter}\n\n${text.trim()}\n\n`
  const all = [own, ...written().filter((other) => !other.startsWith(`## ${chapter}\n`))]
  const sorted = all.toSorted((a, b) => findPlace(a) - findPlace(b))
  console.log(own)
  if (isCompared) return
  writeFileSync(
    file,
    `${[head, ...sorted]
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()}\n`,
  )
}

/** How the reports show whether a goal was kept. */
export const kept = (holds: boolean) => (holds ? 'yes' : '**no**')

/** The time, by nearest rank, that this share of all does not exceed; NaN of none. */
export const quantile = (times: Iterable<number>, share: number): number => {
  const sorted = [...times].toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN
}

export const p99 = (times: Iterable<number> = []): number => quantile(times, 0.99)
