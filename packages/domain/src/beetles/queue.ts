import type { Beetle } from '../entities/beetles/beetles.ts'

/** The only order with a name of its own; all others are named by a column. */
export type QueueOrder = 'queue'

type Waiting = Pick<Beetle, 'id' | 'gemeldet_am' | 'beantwortet'>

/**
 * The order in which records are reviewed, wherever they are listed: answered questions, which wait for nobody else,
 * then the oldest reports. The database has the same order (`app.ordered_beetles`); a contract test compares both.
 */
export const inQueueOrder = <Row extends Waiting>(rows: readonly Row[]): Row[] =>
  rows
    .map((row) => ({ row, since: Date.parse(row.gemeldet_am) }))
    .toSorted(
      (a, b) => Number(b.row.beantwortet) - Number(a.row.beantwortet) || a.since - b.since || a.row.id - b.row.id,
    )
    .map(({ row }) => row)
