import type { Kind, Load } from './load.ts'

interface Goal {
  /** Answers per second at least. */
  perSecond: number
  /** So many of 100 answers come within these milliseconds. */
  share: 95 | 99
  within: number
}

/** What each kind shall hold. Whoever types searches alone: what counts is how soon the hits stand there. */
const goals: Readonly<Record<Kind['does'], Goal>> = {
  reads: { perSecond: 500, share: 99, within: 250 },
  writes: { perSecond: 250, share: 99, within: 400 },
  finds: { perSecond: 20, share: 95, within: 50 },
}

/** Of one kind. Milliseconds. */
export interface Figures {
  name: string
  does: Kind['does']
  perSecond: number
  p50: number
  p90: number
  p95: number
  p99: number
  max: number
  errors: number
  holds: boolean
}

export function figuresOf({ name, does }: Kind, { times, errors }: Load, seconds: number): Figures {
  const sorted = times.toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  const perSecond = sorted.length / seconds
  const p99 = at(0.99)
  const { perSecond: least, share, within } = goals[does]
  const holds = perSecond >= least && at(share / 100) <= within && errors === 0
  return { name, does, perSecond, p50: at(0.5), p90: at(0.9), p95: at(0.95), p99, max: at(1), errors, holds }
}

const columns = ['call', 'per second', 'p50, ms', 'p90, ms', 'p95, ms', 'p99, ms', 'max, ms', 'errors', 'goal', 'holds']

/** A Markdown table. */
export function table(rows: readonly Figures[]): string {
  const cells = rows.map(({ name, does, perSecond, p50, p90, p95, p99, max, errors, holds }) => [
    `\`${name}\``,
    perSecond.toFixed(0),
    ...[p50, p90, p95, p99, max].map((value) => value.toFixed(0)),
    String(errors),
    `${goals[does].perSecond}/s, p${goals[does].share} ≤ ${goals[does].within}`,
    holds ? 'yes' : '**no**',
  ])
  return [columns, columns.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |\n`).join('')
}
