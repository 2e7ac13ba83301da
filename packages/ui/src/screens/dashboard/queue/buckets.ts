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

const answers = ({ status, beantwortet }: WaitingCount) => (status === 'query' ? beantwortet : 0)
const ours = (row: WaitingCount) => (row.status === 'query' ? answers(row) : row.anzahl)

/**
 * How many records wait for an expert, as the review counts those that are left, and since when the oldest does, in days;
 * how many of them are answered questions. Questions `unanswered` by their reporters are open, too, but told apart.
 */
export function queueTotals(counts: readonly WaitingCount[]) {
  const sum = (count: (row: WaitingCount) => number) => counts.reduce((total, row) => total + count(row), 0)
  return {
    count: sum(ours),
    oldest: Math.max(0, ...counts.filter((row) => ours(row) > 0).map(({ tage }) => tage)),
    answered: sum(answers),
    unanswered: sum((row) => row.anzahl - ours(row)),
  }
}
