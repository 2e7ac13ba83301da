import { waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageBuckets, queueTotals } from './buckets.ts'

test('each age is in one bucket, the longest waiting first', () => {
  const buckets = ageBuckets([
    { status: 'new', tage: 0, anzahl: 3, beantwortet: 0 },
    { status: 'in_review', tage: 1, anzahl: 1, beantwortet: 0 },
    { status: 'query', tage: 7, anzahl: 2, beantwortet: 1 },
    { status: 'new', tage: 400, anzahl: 1, beantwortet: 0 },
  ])
  expect(buckets.map(({ from, to }) => [from, to])).toEqual([
    [31, undefined],
    [15, 30],
    [8, 14],
    [2, 7],
    [0, 1],
  ])
  expect(buckets.map(({ counts }) => counts)).toEqual([
    [1, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 2],
    [3, 1, 0],
  ])
})

test('nothing of the queue is lost in buckets', () => {
  const row = fc.record({
    status: fc.constantFrom(...waitingStatuses),
    tage: fc.nat(200),
    anzahl: fc.nat(50),
    beantwortet: fc.constant(0),
  })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const inBuckets = ageBuckets(rows).flatMap(({ counts }) => counts)
      expect(inBuckets.reduce((sum, count) => sum + count, 0)).toBe(rows.reduce((sum, { anzahl }) => sum + anzahl, 0))
    }),
  )
})

test('an empty queue has waited for 0 days', () =>
  expect(queueTotals([])).toEqual({ count: 0, oldest: 0, answered: 0, unanswered: 0 }))

test('what waits for experts and questions without an answer are together what the bars show; the oldest is one of the former', () => {
  const counts = [
    { status: 'new', tage: 2, anzahl: 3, beantwortet: 0 },
    { status: 'query', tage: 9, anzahl: 4, beantwortet: 1 },
    { status: 'query', tage: 40, anzahl: 2, beantwortet: 0 },
  ]
  const inBars = ageBuckets(counts).flatMap((bucket) => bucket.counts)
  expect(queueTotals(counts)).toEqual({ count: 4, oldest: 9, answered: 1, unanswered: 5 })
  expect(inBars.reduce((sum, count) => sum + count, 0)).toBe(9)
})
