import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPendingWrites } from './pendingWrites.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what has arrived is not named', async () => {
  const settling = createPendingWrites()
  const settle = vi.fn<() => Promise<void>>(async () => undefined)
  const remove = settling.add({ name: 'Entscheidungen', settle })
  expect(await settling.settle()).toEqual([])
  remove()
  await settling.settle()
  expect(settle).toHaveBeenCalledOnce()
})

test('before leaving only what is sent by it or on the wire is waited for', async () => {
  const settling = createPendingWrites()
  const [waiting, flush] = [vi.fn<() => Promise<void>>(), vi.fn<() => Promise<void>>(async () => undefined)]
  settling.add({ name: 'Entscheidungen', settle: waiting })
  expect(await settling.settleForLeaving()).toBe(false)
  settling.add({ name: 'Rechnung', settle: flush, onLeaving: true })
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = settling.during('Ihr Profil', promise)
  let ended = false
  const leaving = settling.settleForLeaving().then(() => (ended = true))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ended).toBe(false)
  resolve('gespeichert')
  expect(await work).toBe('gespeichert')
  await leaving
  expect(flush).toHaveBeenCalledOnce()
  expect(waiting).not.toHaveBeenCalled()
})

test('what hangs is waited for no longer than the limit, and what breaks is named too', async () => {
  const settling = createPendingWrites()
  settling.add({ name: 'Hängt', settle: async () => new Promise(() => undefined) })
  settling.add({ name: 'Bricht', settle: async () => Promise.reject(new Error('Zeitlimit')) })
  settling.add({ name: 'Kommt an', settle: async () => undefined })
  const names = settling.settle(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await names).toEqual(['Hängt', 'Bricht'])
})
