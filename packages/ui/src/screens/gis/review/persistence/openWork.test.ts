import { emptyQueue, enqueue, settle, takeDue } from '@waldkerf/domain/pending/pendingQueue'
import { expect, test } from 'vitest'
import type { DecisionQueue } from '../decide/decisionQueue.ts'
import { collectOpenWork } from './openWork.ts'

const none: DecisionQueue = emptyQueue()
const twoDecided = enqueue(
  enqueue(none, { id: 1, work: { status: 'published' } }, 5_000),
  { id: 2, work: { status: 'rejected', message: 'Ein Laufkäfer.' } },
  8_000,
)

test('what is typed, waits or failed is told apart', () => {
  const queue = settle(takeDue(twoDecided, 5_000).queue, 1, 'Zeitlimit')
  const drafts = new Map([
    [2, 'Ein Laufkäfer.'],
    [3, 'Danke!'],
  ])
  expect(collectOpenWork(queue, new Map([[1, { kind: 'failed', message: 'Zeitlimit' }]]), drafts)).toEqual({
    typed: [2, 3],
    failed: [1],
    waiting: [2],
  })
})

test('what was stored or only lacks a message is no work that could be lost', () => {
  const notes = new Map([
    [1, { kind: 'stored' } as const],
    [2, { kind: 'messageMissing', status: 'rejected' } as const],
  ])
  expect(collectOpenWork(none, notes, new Map())).toEqual({ typed: [], failed: [], waiting: [] })
})
