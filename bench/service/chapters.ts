import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitChapters } from '../../scripts/figures/tables.ts'
import { type Fact, isCompared, writeFacts } from '../facts.ts'

/** A chapter as it is measured. */
export interface MeasuredChapter {
  text: string
  lines: readonly Fact[]
}

/** Headings of the chapters that runs of their own write; a run of the others keeps them as they stand. */
const ownHeadings = {
  rooms: 'What came with the office',
  day: 'After an hour and after a day',
  import: 'A file of a hundred thousand finds',
  people: 'People at once',
  huge: 'Ten million sightings',
  servers: 'One, two and three of each server',
} as const
const results = join(import.meta.dirname, '../SERVICE-RESULTS.md')

/** A chapter as it stands, with its heading; '' where there is none. */
const chapter = (heading: string): string =>
  splitChapters(readFileSync(results, 'utf8')).find((part) => part.startsWith(`## ${heading}\n`)) ?? ''

/** Puts a chapter of its own run in the place of an older one, or at the end. */
export function writeChapter(name: keyof typeof ownHeadings, busy: string, { text, lines }: MeasuredChapter): void {
  const heading = ownHeadings[name]
  writeFacts(heading, busy, lines)
  if (isCompared) return
  const command = name === 'day' ? 'npm run soak' : `npm run bench:service -- --only=${name}`
  const about = `${new Date().toISOString().slice(0, 10)}, ${busy}; written by \`${command}\`.`
  const made = `## ${heading}\n\n${about}\n\n${text.trim()}\n`
  const all = readFileSync(results, 'utf8')
  const before = chapter(heading)
  writeFileSync(
    results,
    before === '' ? `${all.trimEnd()}\n\n${made}` : all.replace(before.trimEnd(), () => made.trimEnd()),
  )
}

/** The report of a whole run, before the chapters of runs of their own. */
export function writeReport(text: string): void {
  if (isCompared) return
  const others = Object.values(ownHeadings).map(chapter).filter(Boolean)
  writeFileSync(results, [text, ...others].join('\n'))
}
