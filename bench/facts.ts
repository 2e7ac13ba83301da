import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'

interface Figure {
  name: string
  measured: number
  /** At most; of a ratio so many times the limit. */
  goal: number
  /** The goal is the least. */
  least?: boolean
  /** Something else was wrong, whatever the figure. */
  broken?: boolean
}

/**
 * A figure with its goal. `limit` is the same of the least that could do it, in the same run. Ratios to it and amounts
 * (bytes, counts) are the same on every machine; times are not.
 */
export type Line = Figure & ({ scale: 'ratio'; limit: number } | { scale: 'amount' | 'time'; limit?: number })

/** A line as it was judged. */
export type Fact = Line & { holds: boolean }

/** The facts of a chapter, from one run. */
export interface ChapterFacts {
  /** `YYYY-MM-DD`. */
  when: string
  machine: string
  lines: readonly Fact[]
}

/** By the heading of the chapter, of both benches. */
export type Facts = Readonly<Record<string, ChapterFacts>>

/** So many times the goal is the figure worse than it; 1 where the goal is kept. */
export function timesGoal(line: Line): number {
  const { measured, goal, least } = line
  // Nothing is no more than nothing: a page that never blocks has no ratio.
  const value = line.scale === 'ratio' && line.limit !== 0 ? measured / line.limit : measured
  if (least ? value >= goal : value <= goal) return 1
  return least ? goal / value : value / goal
}

/** Judges a line. @returns whether it holds; a figure that the system does not count is not remembered */
export type Judge = (line: Line) => boolean

/** Four digits tell a line from another. */
const rounded = (value: number) => Number(value.toPrecision(4))

/** Judges the lines of a chapter one by one, and remembers them. */
export function judgeLines(): { lines: Fact[]; judge: Judge } {
  const lines: Fact[] = []
  return {
    lines,
    judge(asked) {
      const line = { ...asked, measured: rounded(asked.measured) }
      if (line.limit !== undefined) line.limit = rounded(line.limit)
      const holds = !line.broken && timesGoal(line) === 1
      if (!Number.isNaN(line.measured)) lines.push({ ...line, holds })
      return holds
    },
  }
}

/** The machine and how busy it is, for a chapter's first line: ask before measuring. */
export const machine = () => `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before`

/** The committed facts: the memory of what held. */
export const committedFacts = join(import.meta.dirname, 'results.json')

/** A run that compares keeps its facts here, and leaves the reports as they are. */
const besideFile = process.env['BENCH_FACTS']
export const isCompared = besideFile !== undefined

/** None where there is no such file. */
export function readFacts(file: string): Facts {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Facts
  } catch {
    return {}
  }
}

/** Of what is not so only whether the line holds is said. */
const brief = (key: string, value: unknown) => (value === false && key !== 'holds' ? undefined : value)

/** Puts a chapter's facts in the place of older ones: a line of the file for each. */
export function writeFacts(chapter: string, busy: string, lines: readonly Fact[]): void {
  const file = besideFile ?? committedFacts
  const made = { when: new Date().toISOString().slice(0, 10), machine: `${cpus()[0]?.model.trim()}, ${busy}`, lines }
  const chapters = Object.entries({ ...readFacts(file), [chapter]: made }).map(
    ([name, { when, machine: where, lines: all }]) =>
      `${JSON.stringify(name)}: {"when": ${JSON.stringify(when)}, "machine": ${JSON.stringify(where)}, "lines": [\n${all
        .map((line) => `  ${JSON.stringify(line, brief)}`)
        .join(',\n')}\n]}`,
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `{\n${chapters.join(',\n')}\n}\n`)
}
