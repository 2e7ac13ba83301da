import { faults } from './faults.ts'
import type { Fault } from './kinds/fault.ts'
import type { Verdict } from './referee.ts'

/** The outcome of a fault, once. */
export interface Outcome {
  fault: Fault
  verdict: Verdict
  /** Of one write, in seconds, and which one it was. */
  longest: { kind: string; seconds: number }
  /** Seconds of the longest pause in which no write of anybody was acknowledged. */
  pause: number
  /** Seconds of the longest renewal of a token; 0 where nobody renews any. */
  renewal: number
  writes: number
  signedOut: number
  /** All that people saw in place of an answer, and how often. */
  seen: ReadonlyMap<string, number>
  /** Why it did not come to its end, or did not hold. */
  failure?: string
}

export const seenText = (seen: Outcome['seen']): string =>
  [...seen].map(([what, count]) => `${count} × ${what}`).join(', ') || 'nothing'

function seenInAll(outcomes: readonly Outcome[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { seen } of outcomes) for (const [what, count] of seen) counts.set(what, (counts.get(what) ?? 0) + count)
  return counts
}

/** The longest of all rounds, and where there are several, each. */
function waits(outcomes: readonly Outcome[], seconds: (outcome: Outcome) => number): string {
  const all = outcomes.map(seconds)
  const longest = Math.max(...all).toFixed(1)
  return all.length === 1 ? longest : `${longest} (${all.map((one) => one.toFixed(1)).join(' · ')})`
}

function row(fault: Fault, outcomes: readonly Outcome[]): string {
  const sum = (count: (outcome: Outcome) => number) => outcomes.reduce((all, outcome) => all + count(outcome), 0)
  const isRenewed = outcomes.some(({ renewal }) => renewal > 0)
  const failures = outcomes.flatMap(({ failure }) => failure?.split('\n')[0] ?? [])
  const remarks = [
    seenText(seenInAll(outcomes)),
    ...(isRenewed ? [`a token after ${waits(outcomes, ({ renewal }) => renewal)} s`] : []),
    ...(failures.length > 0 ? [`${failures.length} of ${outcomes.length} failed: ${failures.join(' / ')}`] : []),
  ]
  const cells = [
    fault.name,
    sum(({ writes }) => writes),
    sum(({ verdict }) => verdict.lost.length),
    sum(({ verdict }) => verdict.doubled.length),
    waits(outcomes, ({ pause }) => pause),
    waits(outcomes, ({ longest }) => longest.seconds),
    remarks.join('; ').replaceAll('|', '/'),
  ]
  return `| ${cells.join(' | ')} |`
}

/** A row for each fault: what was lost and doubled in all rounds, and the longest wait. */
export function faultTable(outcomes: readonly Outcome[]): string {
  const rows = faults.flatMap((fault) => {
    const own = outcomes.filter((outcome) => outcome.fault === fault)
    return own.length === 0 ? [] : [row(fault, own)]
  })
  return [
    '| Fault | Writes | Lost | Doubled | Longest pause, s | Longest wait, s | What people saw |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
