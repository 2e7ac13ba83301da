import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comparing } from './comparing.ts'

const minute = 60_000
const hour = 60 * minute

let started: Date[]
const local = () => started.map((at) => [at.getDate(), at.getHours(), at.getMinutes()])
let answer: () => Promise<number>
const compare = vi.fn<() => Promise<number>>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.setSystemTime(new Date(2026, 2, 27, 22, 30))
  started = []
  answer = () => Promise.resolve(0)
  compare.mockReset().mockImplementation(() => {
    started.push(new Date())
    return answer()
  })
})
afterEach(() => void vi.useRealTimers())

test('rows and objects are compared at the start and at three each night, also when the clocks change', async () => {
  const comparison = comparing(compare, Date.now)
  await vi.advanceTimersByTimeAsync(0)
  expect(local()).toEqual([[27, 22, 30]])
  // Summer time begins on the 29th at two: the comparison at three is not left out.
  await vi.advanceTimersByTimeAsync(72 * hour)
  expect(local().slice(1)).toEqual([
    [28, 3, 0],
    [29, 3, 0],
    [30, 3, 0],
  ])
  await comparison.close()
  await vi.advanceTimersByTimeAsync(72 * hour)
  expect(started).toHaveLength(4)
})

test('a comparison that fails is logged, and retried after a minute', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  answer = () => Promise.reject(new Error('no database'))
  const comparison = comparing(compare, Date.now)
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect([started.length, told.mock.calls.length]).toEqual([3, 3])
  answer = () => Promise.resolve(2)
  await vi.advanceTimersByTimeAsync(minute)
  expect([comparison.missing(), local().at(-1)]).toEqual([2, [27, 22, 33]])
  await vi.advanceTimersByTimeAsync(hour)
  expect(started).toHaveLength(4)
  await comparison.close()
})

test('a requested comparison waits for the one before it, and rejects with its own failure', async () => {
  const first = Promise.withResolvers<number>()
  answer = () => first.promise
  const comparison = comparing(compare, Date.now)
  await vi.advanceTimersByTimeAsync(0)
  const asked = comparison.run()
  await vi.advanceTimersByTimeAsync(minute)
  expect(started).toHaveLength(1)
  answer = () => Promise.reject(new Error('no database'))
  first.resolve(0)
  await expect(asked).rejects.toThrow('no database')
  await comparison.close()
})
