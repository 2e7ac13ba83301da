import type { Beetle } from '../entities/beetles/beetles.ts'

/** The order of the review that has a name of its own; every other one is a column's. */
export type QueueOrder = 'queue'

type Waiting = Pick<Beetle, 'id' | 'gemeldet_am' | 'beantwortet'>

/**
 * The order in which records are reviewed, wherever they are listed: answered questions, which wait for nobody else,
 * then the oldest reports. The database has the same (`app.ordered_beetles`); a contract test holds both together.
 */
export const inQueueOrder = <Row extends Waiting>(rows: readonly Row[]): Row[] =>
  rows
    .map((row) => ({ row, since: Date.parse(row.gemeldet_am) }))
    .toSorted(
      (a, b) => Number(b.row.beantwortet) - Number(a.row.beantwortet) || a.since - b.since || a.row.id - b.row.id,
    )
    .map(({ row }) => row)
