/** Seconds of processor time by the name of a step. */
export type CpuFigures = Readonly<Record<string, number>>

/** From a tenth on a step has grown, and so has its share of a run. */
const tolerance = 1.1

/** With fewer steps nothing tells whether the machine is slower or the step dearer. */
const leastSteps = 5

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 1) + (sorted[Math.floor(middle)] ?? 1)) / 2
}

/**
 * A sentence for each step that needs over a tenth more of the processors than the committed run did. Machines differ:
 * each step is compared with what the middle one of all steps took here and there.
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
