import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'

test('listeners hear of each new state, until they leave', () => {
  const store = createStore(1)
  const heard = vi.fn<() => void>()
  const leave = store.subscribe(heard)
  store.set(2)
  store.set(2)
  expect([store.snapshot(), heard.mock.calls.length]).toEqual([2, 1])
  leave()
  store.set(3)
  expect([store.snapshot(), heard.mock.calls.length]).toEqual([3, 1])
})

test('who leaves while the others are told takes nothing from them', () => {
  const store = createStore('')
  const heard = vi.fn<() => void>()
  const leave = store.subscribe(() => leave())
  store.subscribe(heard)
  store.set('first')
  store.set('second')
  expect(heard).toHaveBeenCalledTimes(2)
})
