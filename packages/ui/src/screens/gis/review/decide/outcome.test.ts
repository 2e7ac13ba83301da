import { expect, test } from 'vitest'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { emptyQueue, enqueue, settle, takeDue } from '@waldkerf/domain/pending/pendingQueue'
import { collectOpenWork, type DecisionNote, decisionOutcome, type DecisionQueue, withOpenChanges } from './outcome.ts'

const beetle = (id: number) => ({ id, status: 'new', message: '' }) as Beetle
const rows = [beetle(1), beetle(2)]
const none: DecisionQueue = emptyQueue()
const waiting = enqueue(none, { id: 1, work: { status: 'query', message: 'Wo?' } }, 0)
const failed = settle(takeDue(waiting, Number.POSITIVE_INFINITY).queue, 1, 'Zeitlimit')
const noSpecies: ReadonlyMap<number, number> = new Map()
const notes = (note: DecisionNote) => new Map([[1, note]])

test('a decision shows at once, a failed one does not, and without decisions the list stays the same object', () => {
  expect(withOpenChanges(rows, { queue: waiting, chosen: noSpecies })).toMatchObject([
    { status: 'query', message: 'Wo?' },
    { status: 'new' },
  ])
  expect(withOpenChanges(rows, { queue: failed, chosen: noSpecies })).toBe(rows)
  expect(withOpenChanges(rows, { queue: none, chosen: noSpecies })).toBe(rows)
})

test('a chosen species shows before it is stored, beside a decision', () => {
  const chosen = new Map([[1, 7]])
  expect(withOpenChanges(rows, { queue: none, chosen })).toEqual([{ ...rows[0], art: 7 }, rows[1]])
  expect(withOpenChanges(rows, { queue: waiting, chosen })).toMatchObject([{ art: 7, status: 'query' }, { id: 2 }])
})

test('a new decision counts more than the news of the last one, an open conflict more than both', () => {
  expect(decisionOutcome(waiting, notes({ kind: 'stored' }), 1)).toEqual({ kind: 'pending', status: 'query' })
  expect(decisionOutcome(failed, new Map(), 1)).toEqual({ kind: 'failed', message: 'Zeitlimit' })
  expect(decisionOutcome(failed, notes({ kind: 'confirm' }), 1)).toEqual({ kind: 'confirm' })
  expect(decisionOutcome(none, notes({ kind: 'stored' }), 1)).toEqual({ kind: 'stored' })
})

const twoDecided = enqueue(
  enqueue(none, { id: 1, work: { status: 'published' } }, 5_000),
  { id: 2, work: { status: 'rejected', message: 'Ein Laufkäfer.' } },
  8_000,
)

test('typed, waiting and failed work is told apart', () => {
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

test('a stored decision, or one that only lacks a message, is no unsaved work', () => {
  const notes = new Map([
    [1, { kind: 'stored' } as const],
    [2, { kind: 'messageMissing', status: 'rejected' } as const],
  ])
  expect(collectOpenWork(none, notes, new Map())).toEqual({ typed: [], failed: [], waiting: [] })
})
