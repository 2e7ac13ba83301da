import { type WaitingCount, waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'

/** How long a record waits, in days; the last one has no end. */
const bucketStarts = [0, 2, 8, 15, 31] as const

export interface Bucket {
  from: number
  /** Undefined: without end. */
  to: number | undefined
  /** One per waiting status. */
  counts: readonly number[]
}

/** The queue by age, the longest waiting first. Empty ages stay, so that the bars can be compared from day to day. */
export function ageBuckets(counts: readonly WaitingCount[]): Bucket[] {
  return bucketStarts
    .map((from, index) => {
      const next = bucketStarts[index + 1]
      const within = counts.filter(({ tage }) => tage >= from && (next === undefined || tage < next))
      return {
        from,
        to: next === undefined ? undefined : next - 1,
        counts: waitingStatuses.map((status) =>
          within.reduce((sum, row) => (row.status === status ? sum + row.anzahl : sum), 0),
        ),
      }
    })
    .toReversed()
}

/**
 * How many wait for a decision, since when the oldest, in days, and how many of them are answered questions. A question
 * without an answer waits for its reporter and is not counted.
 */
export function queueTotals(counts: readonly WaitingCount[]): { total: number; oldest: number; answered: number } {
  const own = counts.map(({ status, tage, anzahl, beantwortet }) => ({
    tage,
    count: status === 'query' ? beantwortet : anzahl,
    answered: status === 'query' ? beantwortet : 0,
  }))
  return {
    total: own.reduce((sum, { count }) => sum + count, 0),
    oldest: Math.max(0, ...own.filter(({ count }) => count > 0).map(({ tage }) => tage)),
    answered: own.reduce((sum, row) => sum + row.answered, 0),
  }
}
