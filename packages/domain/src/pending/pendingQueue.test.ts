import { describe, expect, it } from 'vitest'
import {
  emptyQueue,
  enqueue,
  hasten,
  holdDue,
  isFree,
  lastPending,
  nextDue,
  type PendingQueue,
  release,
  settle,
  takeDue,
  undo,
} from './pendingQueue.ts'

const empty: PendingQueue<number, string> = emptyQueue()
const publish = (id: number) => ({ id, work: 'publish' })
const states = (queue: typeof empty) => [...queue.entries.values()].map(({ id, state }) => `${id} ${state}`)

describe('work that waits', () => {
  it('waits, is sent when it is due, and is gone when it is stored', () => {
    let queue = enqueue(empty, publish(1), 100)
    expect(nextDue(queue)).toBe(100)
    expect(takeDue(queue, 99)).toEqual({ queue, due: [] })
    const taken = takeDue(queue, 100)
    expect(taken.due).toMatchObject([publish(1)])
    queue = settle(taken.queue, 1)
    expect(queue.entries.size).toBe(0)
  })

  it('can be taken back, the last one first', () => {
    const queue = [1, 2].reduce((last, id) => enqueue(last, publish(id), 0), empty)
    expect(lastPending(queue)?.id).toBe(2)
    expect(states(undo(queue, 2))).toEqual(['1 pending'])
  })

  it('of the same record takes the place of the one before', () => {
    const queue = enqueue(enqueue(empty, publish(1), 0), { id: 1, work: 'ask' }, 10)
    expect([...queue.entries.values()]).toMatchObject([{ work: 'ask', dueAt: 10 }])
  })

  it('cannot be replaced, taken back or sent once more on the wire', () => {
    const { queue } = takeDue(enqueue(empty, publish(1), 0), Number.POSITIVE_INFINITY)
    expect(isFree(queue, 1)).toBe(false)
    expect(enqueue(queue, publish(1), 0)).toBe(queue)
    expect(undo(queue, 1)).toBe(queue)
    expect(hasten(queue, 1, 0)).toBe(queue)
  })

  it('that failed stays with its reason, and can be sent again or dropped', () => {
    const { queue: sent } = takeDue(enqueue(empty, publish(1), 0), Number.POSITIVE_INFINITY)
    const failed = settle(sent, 1, 'Zeitlimit')
    expect(failed.entries.get(1)).toMatchObject({ state: 'failed', reason: 'Zeitlimit' })
    expect(takeDue(failed, Number.POSITIVE_INFINITY).due).toEqual([])
    expect(takeDue(hasten(failed, 1, 7), 7).due).toMatchObject([publish(1)])
    expect(undo(failed, 1).entries.size).toBe(0)
  })

  it('waits for the line once it is due, can be taken back meanwhile, and goes when the line is back', () => {
    const queue = [1, 2].reduce((last, id) => enqueue(last, publish(id), id), empty)
    const held = holdDue(queue, 1)
    expect(states(held)).toEqual(['1 held', '2 pending'])
    expect(takeDue(held, 1).due).toEqual([])
    expect(states(undo(held, 1))).toEqual(['2 pending'])
    expect(lastPending(holdDue(held, 2))?.id).toBe(2)
    expect(takeDue(release(held, 1), 1).due).toMatchObject([publish(1)])
  })

  it('without a time waits until it is hastened, or all is sent', () => {
    const queue = enqueue(empty, publish(1), Number.POSITIVE_INFINITY)
    expect(nextDue(queue)).toBeUndefined()
    expect(takeDue(queue, Number.MAX_VALUE).due).toEqual([])
    expect(takeDue(hasten(queue, 1, 7), 7).due).toMatchObject([publish(1)])
    expect(takeDue(queue, Number.POSITIVE_INFINITY).due).toMatchObject([publish(1)])
  })
})
