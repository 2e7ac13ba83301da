import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSpare } from './spare.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begin() {
  const ended: number[] = []
  let made = 0
  const make = () => {
    const nr = ++made
    return { nr, terminate: () => void ended.push(nr) }
  }
  return { ended, spare: createSpare(make, 1_000) }
}

test('one that is kept is taken again, by one alone', () => {
  const { ended, spare } = begin()
  spare.keep(spare.take())
  expect([spare.take().nr, spare.take().nr]).toEqual([1, 2])
  vi.advanceTimersByTime(2_000)
  expect(ended).toEqual([])
})

test('one is kept for a while, and never two', () => {
  const { ended, spare } = begin()
  const [one, other] = [spare.take(), spare.take()]
  spare.keep(one)
  spare.keep(other)
  expect(ended).toEqual([1])
  vi.advanceTimersByTime(1_000)
  expect(ended).toEqual([1, 2])
  expect(spare.take().nr).toBe(3)
})
