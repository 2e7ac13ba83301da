import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoTime } from './pendingQueue.ts'
import { createPendingRunner, type SendWork } from './pendingRunner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sender = () => vi.fn<SendWork<number, string>>(async () => undefined)

test('work is sent after its time, once, and the listeners hear of it', async () => {
  const send = sender()
  const runner = createPendingRunner(send)
  const heard = vi.fn<() => void>()
  runner.subscribe(heard)
  runner.enqueue(1, 'publish')
  await vi.advanceTimersByTimeAsync(undoTime - 100)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(send).toHaveBeenCalledOnce()
  expect(runner.snapshot().entries.size).toBe(0)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('several records wait side by side, each its own time; what is taken back is not sent', async () => {
  const send = sender()
  const runner = createPendingRunner(send)
  runner.enqueue(1, 'publish')
  await vi.advanceTimersByTimeAsync(2_000)
  runner.enqueue(2, 'publish')
  runner.enqueue(3, 'publish')
  runner.undo(3)
  await vi.advanceTimersByTimeAsync(3_001)
  expect(send.mock.calls).toEqual([[1, 'publish']])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(send.mock.calls).toEqual([
    [1, 'publish'],
    [2, 'publish'],
  ])
})

test('leaving sends all at once', async () => {
  const send = sender()
  const runner = createPendingRunner(send)
  runner.enqueue(1, 'publish')
  runner.enqueue(2, 'publish')
  runner.flush()
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2 * undoTime)
  expect(send).toHaveBeenCalledTimes(2)
})

test('what has no time waits until it is hastened', async () => {
  const send = sender()
  const runner = createPendingRunner(send)
  runner.enqueue(1, 'publish', Number.POSITIVE_INFINITY)
  await vi.advanceTimersByTimeAsync(2 * undoTime)
  expect([send.mock.calls.length, runner.isOpen()]).toEqual([0, true])
  runner.hasten(1)
  await vi.advanceTimersByTimeAsync(0)
  expect([send.mock.calls, runner.isOpen()]).toEqual([[[1, 'publish']], false])
})

test('what fails keeps its reason and can be sent again', async () => {
  const send = sender()
  send.mockRejectedValueOnce(new Error('Zeitlimit'))
  const runner = createPendingRunner(send)
  runner.enqueue(1, 'publish')
  await vi.advanceTimersByTimeAsync(undoTime + 1)
  expect(runner.snapshot().entries.get(1)).toMatchObject({ state: 'failed', reason: 'Zeitlimit' })
  runner.hasten(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(runner.snapshot().entries.size).toBe(0)
})

test('settling sends all at once, and ends when the last answer is there, whatever it says', async () => {
  const send = sender()
  const answers: (() => void)[] = []
  send.mockImplementationOnce(async () => new Promise((resolve) => answers.push(resolve)))
  send.mockRejectedValueOnce(new Error('Zeitlimit'))
  const runner = createPendingRunner(send)
  const ended = vi.fn<() => void>()
  await runner.settle()
  runner.enqueue(1, 'publish')
  runner.enqueue(2, 'publish')
  void runner.settle().then(ended)
  await vi.advanceTimersByTimeAsync(0)
  expect([runner.isOpen(), ended.mock.calls.length]).toEqual([true, 0])
  answers[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect([runner.isOpen(), ended.mock.calls.length]).toEqual([false, 1])
})

/** A connection that the test interrupts and restores. */
function testLine() {
  let down = true
  const listeners = new Set<() => void>()
  return {
    isDown: () => down,
    onBack(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    fall: () => void (down = true),
    comeBack() {
      down = false
      for (const listener of listeners) listener()
    },
    listeners,
  }
}

test('without a line nothing is sent and nothing fails; when it is back all goes, once', async () => {
  const send = sender()
  const line = testLine()
  const runner = createPendingRunner(send, line)
  runner.enqueue(1, 'publish')
  runner.enqueue(2, 'reject')
  await vi.advanceTimersByTimeAsync(undoTime + 1)
  expect(send).not.toHaveBeenCalled()
  expect([...runner.snapshot().entries.values()].map(({ state }) => state)).toEqual(['held', 'held'])
  expect(runner.isOpen()).toBe(true)
  runner.undo(2)
  // Leaving the page that showed the work sends it.
  runner.flush()
  const ended = vi.fn<() => void>()
  void runner.settle().then(ended)
  await vi.advanceTimersByTimeAsync(2 * undoTime)
  expect(ended).not.toHaveBeenCalled()
  line.comeBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(send.mock.calls).toEqual([[1, 'publish']])
  expect([runner.snapshot().entries.size, line.listeners.size, ended.mock.calls.length]).toEqual([0, 0, 1])
})

test('a line that goes while work is on the wire is no failure either', async () => {
  const send = sender()
  const line = testLine()
  line.comeBack()
  const runner = createPendingRunner(send, line)
  send.mockImplementationOnce(async () => {
    line.fall()
    throw new Error('Keine Verbindung')
  })
  runner.enqueue(1, 'publish', 0)
  await vi.advanceTimersByTimeAsync(1)
  expect(runner.snapshot().entries.get(1)).toMatchObject({ state: 'held', work: 'publish' })
  line.comeBack()
  await vi.advanceTimersByTimeAsync(0)
  expect([send.mock.calls.length, runner.snapshot().entries.size]).toEqual([2, 0])
})
