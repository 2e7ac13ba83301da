import type { Kind, Load } from './load.ts'

/** What reads and writes shall hold: per second at least, 99 of 100 within milliseconds. */
const goals = {
  reads: { perSecond: 500, p99: 250 },
  writes: { perSecond: 250, p99: 400 },
} as const

/** Of one kind. Milliseconds. */
export interface Figures {
  name: string
  does: Kind['does']
  perSecond: number
  p50: number
  p90: number
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
  const holds = perSecond >= goals[does].perSecond && p99 < goals[does].p99 && errors === 0
  return { name, does, perSecond, p50: at(0.5), p90: at(0.9), p99, max: at(1), errors, holds }
}

const columns = ['call', 'per second', 'p50, ms', 'p90, ms', 'p99, ms', 'max, ms', 'errors', 'goal', 'holds']

/** A Markdown table. */
export function table(rows: readonly Figures[]): string {
  const cells = rows.map(({ name, does, perSecond, p50, p90, p99, max, errors, holds }) => [
    `\`${name}\``,
    perSecond.toFixed(0),
    ...[p50, p90, p99, max].map((value) => value.toFixed(0)),
    String(errors),
    `${goals[does].perSecond}/s, p99 < ${goals[does].p99}`,
    holds ? 'yes' : '**no**',
  ])
  return [columns, columns.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |\n`).join('')
}
