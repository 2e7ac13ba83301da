import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FailureKind } from '@waldkerf/domain/calls/CallError'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { retries } from './GatewayProvider.tsx'

vi.mock('../../platform/failures/logLater.ts')
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const isWorth = (status: number) => retries.shouldRetryOnError(new ApiError('http', { status }))
const kinds: FailureKind[] = ['network', 'timeout', 'notJson', 'shape', 'aborted']

/** Times in ms, from the first one, of all requests of a read that always fails, repeated as SWR's own loop does. */
async function retryTimes(error: ApiError): Promise<number[]> {
  const begun = Date.now()
  const times: number[] = []
  const attempt = ({ retryCount = 0 } = {}) => {
    times.push(Date.now() - begun)
    const next = { retryCount: retryCount + 1, dedupe: true }
    if (retries.shouldRetryOnError(error)) retries.onErrorRetry(error, '', {} as never, attempt, next)
  }
  attempt()
  await vi.advanceTimersByTimeAsync(3_600_000)
  return times
}

test('only what can pass by itself is tried again', () => {
  expect(kinds.filter((kind) => retries.shouldRetryOnError(new ApiError(kind)))).toEqual(['network', 'timeout'])
  const statuses = Array.from({ length: 200 }, (_, index) => 400 + index)
  expect(statuses.filter(isWorth)).toEqual([429, 502, 503, 504])
  expect(retries.shouldRetryOnError(new TypeError('a fault of ours'))).toBe(false)
})

test('a read that lastingly fails is made six times, with the pauses of all repetitions between', async () => {
  expect(await retryTimes(new ApiError('network'))).toEqual([0, 1_000, 3_000, 8_000, 18_000, 28_000])
  expect(await retryTimes(new ApiError('http', { status: 403 }))).toEqual([0])
})

test('a service that asks for patience is not asked sooner', async () => {
  const busy = new ApiError('http', { status: 503, retryAfter: 7 })
  expect(await retryTimes(busy)).toEqual([0, 7_000, 14_000, 21_000, 31_000, 41_000])
})
