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
 * The queue as its bars and the list of the review count it, since when the oldest waits, in days, and how many of its
 * questions are answered or still wait for their reporters.
 */
export function queueTotals(counts: readonly WaitingCount[]) {
  const sum = (count: (row: WaitingCount) => number) => counts.reduce((total, row) => total + count(row), 0)
  const answered = sum(({ status, beantwortet }) => (status === 'query' ? beantwortet : 0))
  return {
    total: sum(({ anzahl }) => anzahl),
    oldest: Math.max(0, ...counts.filter(({ anzahl }) => anzahl > 0).map(({ tage }) => tage)),
    answered,
    unanswered: sum(({ status, anzahl }) => (status === 'query' ? anzahl : 0)) - answered,
  }
}
