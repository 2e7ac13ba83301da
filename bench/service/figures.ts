import type { Judge } from '../facts.ts'
import { kept } from '../report.ts'
import type { Computing } from './computing.ts'
import type { Kind, Load } from './load.ts'

interface Goal {
  /** Answers per second at least. */
  perSecond: number
  /** So many of 100 answers come within these milliseconds. */
  share: 95 | 99
  within: number
}

/** The goals of each kind. A person who types sends one search at a time: there the response time counts. */
const goals: Readonly<Record<Kind['does'], Goal>> = {
  reads: { perSecond: 1_200, share: 99, within: 250 },
  lists: { perSecond: 700, share: 99, within: 200 },
  writes: { perSecond: 600, share: 99, within: 400 },
  finds: { perSecond: 20, share: 95, within: 50 },
}

/** Of one kind. Milliseconds. */
export interface Figures {
  name: string
  does: Kind['does']
  perSecond: number
  /** The same call at the data service itself, without the web server before it. */
  limit: number
  /** Computing time of one call. */
  computing: Computing
  p50: number
  p95: number
  p99: number
  errors: number
}

/** The measured figures of a kind: through the gateway, and at the data service itself. */
export interface Measured {
  load: Load
  seconds: number
  /** Of all processes, while the load ran. */
  computing: Computing
  limit: number
}

export function computeFigures({ name, does }: Kind, { load, seconds, computing, limit }: Measured): Figures {
  const sorted = load.times.toSorted()
  const { length } = sorted
  const at = (share: number) => sorted[Math.min(length - 1, Math.floor(length * share))] ?? NaN
  const perSecond = length / seconds
  const { errors } = load
  return {
    name,
    does,
    perSecond,
    limit,
    computing: {
      gateway: computing.gateway / length,
      service: computing.service / length,
      database: computing.database / length,
    },
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors,
  }
}

const columns = [
  'call',
  'per second',
  'limit',
  'goal',
  'p50, ms',
  'p95, ms',
  'p99, ms',
  'computing of a call, ms: web server + PostgREST + PostgreSQL',
  'errors',
  'holds',
]

/** A Markdown table. */
export function table(rows: readonly Figures[], judge: Judge): string {
  const cells = rows.map(({ name, does, perSecond, limit, computing, p50, p95, p99, errors }) => {
    const { perSecond: goal, share, within } = goals[does]
    const common = { scale: 'time', broken: errors > 0 } as const
    const times = { 95: p95, 99: p99 }
    const holds = [
      judge({ name: `\`${name}\`, per second`, measured: perSecond, limit, goal, least: true, ...common }),
      judge({ name: `\`${name}\`, p${share} in ms`, measured: times[share], goal: within, ...common }),
    ]
    return [
      `\`${name}\``,
      perSecond.toFixed(0),
      limit.toFixed(0),
      `${goal}/s, p${share} ≤ ${within}`,
      ...[p50, p95, p99].map((value) => value.toFixed(0)),
      [computing.gateway, computing.service, computing.database].map((value) => value.toFixed(2)).join(' + '),
      String(errors),
      kept(holds.every(Boolean)),
    ]
  })
  return [columns, columns.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |\n`).join('')
}
