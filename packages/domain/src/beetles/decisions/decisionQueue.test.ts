import { describe, expect, it } from 'vitest'
import {
  decide,
  emptyQueue,
  isFree,
  lastPending,
  nextDue,
  hasten,
  settle,
  takeDue,
  undo,
  undoTime,
} from './decisionQueue.ts'

const publish = (id: number) => ({ id, status: 'published' as const })
const states = (queue: typeof emptyQueue) => [...queue.entries.values()].map(({ id, state }) => `${id} ${state}`)

describe('a decision', () => {
  it('waits, is sent when it is due, and is gone when it is stored', () => {
    let queue = decide(emptyQueue, publish(1), 100)
    expect(nextDue(queue)).toBe(100 + undoTime)
    expect(takeDue(queue, 99 + undoTime)).toEqual({ queue, due: [] })
    const taken = takeDue(queue, 100 + undoTime)
    expect(taken.due).toMatchObject([publish(1)])
    queue = settle(taken.queue, 1)
    expect(queue.entries.size).toBe(0)
  })

  it('can be taken back, the last one first', () => {
    const queue = [1, 2].reduce((last, id) => decide(last, publish(id), 0), emptyQueue)
    expect(lastPending(queue)?.id).toBe(2)
    expect(states(undo(queue, 2))).toEqual(['1 pending'])
  })

  it('of the same record takes the place of the one before', () => {
    const queue = decide(decide(emptyQueue, publish(1), 0), { id: 1, status: 'query', message: 'Wo?' }, 10)
    expect([...queue.entries.values()]).toMatchObject([{ status: 'query', message: 'Wo?', dueAt: 10 + undoTime }])
  })

  it('cannot be replaced, taken back or sent once more on the wire', () => {
    const { queue } = takeDue(decide(emptyQueue, publish(1), 0), Number.POSITIVE_INFINITY)
    expect(isFree(queue, 1)).toBe(false)
    expect(decide(queue, publish(1), 0)).toBe(queue)
    expect(undo(queue, 1)).toBe(queue)
    expect(hasten(queue, 1, 0)).toBe(queue)
  })

  it('that failed stays with its reason, and can be sent again or dropped', () => {
    const { queue: sent } = takeDue(decide(emptyQueue, publish(1), 0), Number.POSITIVE_INFINITY)
    const failed = settle(sent, 1, 'Zeitlimit')
    expect(failed.entries.get(1)).toMatchObject({ state: 'failed', reason: 'Zeitlimit' })
    expect(takeDue(failed, Number.POSITIVE_INFINITY).due).toEqual([])
    expect(takeDue(hasten(failed, 1, 7), 7).due).toMatchObject([publish(1)])
    expect(undo(failed, 1).entries.size).toBe(0)
  })
})
