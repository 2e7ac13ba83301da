import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inBatches } from './inBatches.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answering = () =>
  vi.fn<(ids: readonly number[]) => Promise<ReadonlyMap<number, string>>>(
    async (ids) => new Map(ids.filter((id) => id !== 4).map((id) => [id, `no. ${id}`])),
  )

test('what is asked for together is one question, each thing once, and each asker gets its own', async () => {
  const ask = answering()
  const load = inBatches(ask, 10)
  const answers = Promise.all([load(1), load(2), load(1), load(4)])
  await vi.runAllTimersAsync()
  expect(await answers).toEqual(['no. 1', 'no. 2', 'no. 1', undefined])
  expect(ask.mock.calls).toEqual([[[1, 2, 4]]])
})

test('a question holds no more than it may, and none is asked twice', async () => {
  const ask = answering()
  const load = inBatches(ask, 2)
  const answers = Promise.all([1, 2, 3].map(load))
  await vi.runAllTimersAsync()
  expect(await answers).toEqual(['no. 1', 'no. 2', 'no. 3'])
  expect(ask.mock.calls).toEqual([[[1, 2]], [[3]]])
})

test('later is another question: nothing is kept', async () => {
  const ask = answering()
  const load = inBatches(ask, 10)
  for (const _ of [1, 2]) {
    const answer = load(1)
    await vi.runAllTimersAsync()
    expect(await answer).toBe('no. 1')
  }
  expect(ask).toHaveBeenCalledTimes(2)
})

test('who asked learns that it failed', async () => {
  const load = inBatches(async () => Promise.reject(new Error('gone')), 10)
  const failed = Promise.allSettled([load(1), load(2)])
  await vi.runAllTimersAsync()
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
