import { decide, emptyQueue, settle, takeDue } from '@waldkerf/domain/beetles/decisions/decisionQueue'
import { expect, test } from 'vitest'
import { openWorkOf } from './openWork.ts'

const twoDecided = decide(
  decide(emptyQueue, { id: 1, status: 'published' }, 0),
  { id: 2, status: 'rejected', message: 'Ein Laufkäfer.' },
  3_000,
)

test('what is typed, waits or failed is told apart', () => {
  const queue = settle(takeDue(twoDecided, 5_000).queue, 1, 'Zeitlimit')
  const drafts = new Map([
    [2, 'Ein Laufkäfer.'],
    [3, 'Danke!'],
  ])
  expect(openWorkOf(queue, new Map([[1, { kind: 'failed', message: 'Zeitlimit' }]]), drafts)).toEqual({
    typed: [2, 3],
    failed: [1],
    waiting: [2],
  })
})

test('what was stored or only lacks a message is no work that could be lost', () => {
  const notes = new Map([
    [1, { kind: 'stored' } as const],
    [2, { kind: 'messageMissing' } as const],
  ])
  expect(openWorkOf(emptyQueue, notes, new Map())).toEqual({ typed: [], failed: [], waiting: [] })
})
