import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askWorker, TooSlow } from './askWorker.ts'

/** A worker that answers when it is told to. */
function fakeWorker() {
  const target = new EventTarget()
  const worker = Object.assign(target, { postMessage: vi.fn<() => void>(), terminate: vi.fn<() => void>() })
  const create = () => worker as unknown as Worker
  return { worker, create, answer: (data: unknown) => target.dispatchEvent(new MessageEvent('message', { data })) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an answer terminates the worker and clears its time limit', async () => {
  const { worker, create, answer } = fakeWorker()
  const asked = askWorker(create, 'x', { limit: 1_000 })
  answer(7)
  expect(await asked).toBe(7)
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

test('a worker that never answers is terminated', async () => {
  const { worker, create } = fakeWorker()
  const failure = askWorker(create, 'x', { limit: 1_000 }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await failure).toBeInstanceOf(TooSlow)
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('aborting the request terminates the worker, too', async () => {
  const { worker, create } = fakeWorker()
  const left = new AbortController()
  const failure = askWorker(create, 'x', { limit: 1_000, signal: left.signal }).catch((error: unknown) => error)
  left.abort('left')
  expect(await failure).toBe('left')
  expect(worker.terminate).toHaveBeenCalledOnce()
})
