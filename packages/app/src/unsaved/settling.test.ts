import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSettling } from './settling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what has arrived is not named', async () => {
  const settling = createSettling()
  const settle = vi.fn<() => Promise<void>>(async () => undefined)
  const remove = settling.add({ name: 'Entscheidungen', settle })
  expect(await settling.settle()).toEqual([])
  remove()
  await settling.settle()
  expect(settle).toHaveBeenCalledOnce()
})

test('what hangs is waited for no longer than the limit, and what breaks is named too', async () => {
  const settling = createSettling()
  settling.add({ name: 'Hängt', settle: async () => new Promise(() => undefined) })
  settling.add({ name: 'Bricht', settle: async () => Promise.reject(new Error('Zeitlimit')) })
  settling.add({ name: 'Kommt an', settle: async () => undefined })
  const names = settling.settle(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await names).toEqual(['Hängt', 'Bricht'])
})
