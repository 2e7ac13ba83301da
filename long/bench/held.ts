import { type Facts, timesGoal } from '../../bench/facts.ts'

/** A line that held may miss its goal by so much: what else the machine does is in it. */
const slack = 1.1

export interface Comparison {
  /** Lines that held in the committed run and miss their goals by more than a tenth now, as sentences. */
  lost: string[]
  /** These fail nothing: lines near their goals, open ones, those that hold now. */
  told: string[]
}

const percent = (times: number) => `${((times - 1) * 100).toFixed(0)} %`

/**
 * Compares the ratios and amounts of a run with the committed one; times differ from machine to machine.
 * @param now chapters that were measured; the others are not missed
 */
export function compareFacts(committed: Facts, now: Facts): Comparison {
  const comparison: Comparison = { lost: [], told: [] }
  for (const [chapter, { lines }] of Object.entries(now)) {
    const before = new Map(committed[chapter]?.lines.map((line) => [line.name, line]))
    for (const line of lines.filter(({ scale }) => scale !== 'time')) {
      const held = before.get(line.name)?.holds
      const title = `${chapter}: ${line.name}`
      const times = timesGoal(line)
      if (line.holds) {
        if (held !== true) comparison.told.push(`${title} holds now.`)
      } else if (held !== true) {
        comparison.told.push(`${title} misses its goal by ${percent(times)}; it did not hold before.`)
      } else if (line.broken) comparison.lost.push(`${title} held; now something else went wrong.`)
      // One that did not come is no number.
      else if (!(times <= slack)) comparison.lost.push(`${title} held, and misses its goal by ${percent(times)}.`)
      else comparison.told.push(`${title} held, and misses its goal by ${percent(times)}: within a tenth.`)
    }
    const names = new Set(lines.map(({ name }) => name))
    for (const name of before.keys())
      if (!names.has(name)) comparison.told.push(`${chapter}: ${name} is measured no more.`)
  }
  return comparison
}
