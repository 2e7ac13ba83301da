import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPendingWrites } from './pendingWrites.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what has arrived is not named', async () => {
  const pendingWrites = createPendingWrites()
  const flush = vi.fn<() => Promise<void>>(async () => undefined)
  const remove = pendingWrites.add({ name: 'Entscheidungen', flush })
  expect(await pendingWrites.flush()).toEqual([])
  remove()
  await pendingWrites.flush()
  expect(flush).toHaveBeenCalledOnce()
})

test('before leaving only what is sent by it or on the wire is waited for', async () => {
  const pendingWrites = createPendingWrites()
  const [waiting, flush] = [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>(async () => undefined)]
  pendingWrites.add({ name: 'Entscheidungen', flush: waiting })
  expect(await pendingWrites.flushForLeaving()).toBe(false)
  pendingWrites.add({ name: 'Rechnung', flush: flush, onLeaving: true })
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = pendingWrites.during('Ihr Profil', promise)
  let ended = false
  const leaving = pendingWrites.flushForLeaving().then(() => (ended = true))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toBe(false)
  resolve('gespeichert')
  expect(await work).toBe('gespeichert')
  await leaving
  expect(flush).toHaveBeenCalledOnce()
  expect(waiting).not.toHaveBeenCalled()
})

test('what hangs is waited for no longer than the limit, and what breaks is named too', async () => {
  const pendingWrites = createPendingWrites()
  pendingWrites.add({ name: 'Hängt', flush: async () => new Promise(() => undefined) })
  pendingWrites.add({ name: 'Bricht', flush: async () => Promise.reject(new Error('Zeitlimit')) })
  pendingWrites.add({ name: 'Kommt an', flush: async () => undefined })
  const names = pendingWrites.flush(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await names).toEqual(['Hängt', 'Bricht'])
})
