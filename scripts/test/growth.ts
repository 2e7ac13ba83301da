/** Seconds of processor time by the name of a step. */
export type CpuFigures = Readonly<Record<string, number>>

/** A step has grown if it takes more than so many times its former share of a run. */
const tolerance = 1.1

/** With fewer steps a slower machine cannot be told from a step that takes longer. */
const leastSteps = 5

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 1) + (sorted[Math.floor(middle)] ?? 1)) / 2
}

/**
 * A sentence for each step that needs over a tenth more processor time than in the committed run. Machines differ: the
 * median of all steps tells how much slower this one is.
 */
export function grownSteps(now: CpuFigures, committed: CpuFigures): readonly string[] {
  const ratios = Object.entries(now).flatMap(([name, cpu]) => {
    const before = committed[name] ?? 0
    return before > 0 ? [{ name, cpu, before, ratio: cpu / before }] : []
  })
  if (ratios.length < leastSteps) return []
  const machine = median(ratios.map(({ ratio }) => ratio))
  return ratios
    .filter(({ cpu, ratio, before }) => ratio > machine * tolerance && cpu - before * machine > 1)
    .map(({ name, cpu, before, ratio }) => {
      const percent = Math.round((ratio / machine - 1) * 100)
      return `${name} has grown by ${percent} %: ${Math.round(cpu)} CPU s, committed ${Math.round(before * machine)} on this machine`
    })
}
