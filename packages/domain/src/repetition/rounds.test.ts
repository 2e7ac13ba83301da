import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRounds, mostRounds, pauseBefore, repeated } from './rounds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('five rounds, with 1, 2, 5 and 10 seconds before them', () => {
  const rounds = createRounds()
  expect(Array.from({ length: 6 }, () => rounds.next())).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, undefined])
  rounds.restart()
  expect(rounds.next()).toBe(1_000)
})

test('never sooner than the service asks, and never more often', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 }), (round, asked) => {
      const pause = pauseBefore(round, asked)
      expect(pause === undefined).toBe(round > mostRounds)
      expect(pause ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(Math.max(1_000, asked * 1_000))
    }),
  )
})

test('what lasts is tried six times in 28 seconds and then thrown', async () => {
  const times: number[] = []
  const begun = Date.now()
  const work = async () => {
    times.push(Date.now() - begun)
    throw new Error('lasting')
  }
  const end = repeated(work, () => true).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await end).toEqual(new Error('lasting'))
  expect(times).toEqual([0, 1_000, 3_000, 8_000, 18_000, 28_000])
})

test('what cannot pass is not repeated, and what works ends it', async () => {
  let count = 0
  await expect(
    repeated(
      () => Promise.reject(new Error('no')),
      () => false,
    ),
  ).rejects.toThrow('no')
  const answer = repeated(
    () => (++count < 3 ? Promise.reject(new Error('busy')) : Promise.resolve(count)),
    () => true,
  )
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBe(3)
})
