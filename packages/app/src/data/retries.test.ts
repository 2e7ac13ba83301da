import { expect, test } from 'vitest'
import { ApiError, type FailureKind } from '../api/errors.ts'
import { isWorthAnotherTry, pauseBefore } from './retries.ts'

const kinds: FailureKind[] = ['network', 'timeout', 'notJson', 'shape', 'aborted']

test('only what can pass by itself is tried again', () => {
  expect(kinds.filter((kind) => isWorthAnotherTry(new ApiError(kind)))).toEqual(['network', 'timeout'])
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index)
  expect(statuses.filter((status) => isWorthAnotherTry(new ApiError('http', { status })))).toEqual([429, 502, 503, 504])
  expect(isWorthAnotherTry(new TypeError('a fault of ours'))).toBe(false)
})

test('three times, the first after 1.5 s, or as the service asks', () => {
  const failure = new ApiError('network')
  expect([1, 2, 3, 4].map((count) => pauseBefore(count, failure))).toEqual([1_500, 3_000, 4_500, undefined])
  const busy = new ApiError('http', { status: 503, retryAfter: 7 })
  expect([1, 4].map((count) => pauseBefore(count, busy))).toEqual([7_000, undefined])
})
