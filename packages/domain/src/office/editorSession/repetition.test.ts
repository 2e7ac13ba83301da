import { blankValues } from '../editor/document.ts'
import { headKey } from '../workplace/mergeStored.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditorSession } from './editorSession.ts'
import type { EditorSession } from './sessionTypes.ts'
import { plainWords, storedInvoice } from './storedDocument.testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Stored = ReturnType<typeof storedInvoice>
const open = ({ calls, state }: Stored) =>
  createEditorSession({ kind: 'invoice', calls, stored: state(), words: plainWords })
const change = (session: EditorSession, key: string, bez: string) =>
  session.act({ kind: 'run', command: { kind: 'change', key, changes: { bez } } })
const insert = (session: EditorSession, key: string, bez: string) =>
  session.act({ kind: 'run', command: { kind: 'insert', items: [{ at: 99, row: { ...blankValues, key, bez } }] } })
const sentWrites = ({ sent }: Stored) => sent.filter((name) => name !== 'read')
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
const hour = 3_600_000

test('a row that lastingly meets another version is sent six times and read as often, then a press is waited for', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  stored.refuseAll('update', 412)
  change(session, 'p1', 'A neu')
  await pass(5_000)
  expect(sentWrites(stored).length).toBeLessThanOrEqual(3)
  await pass(hour)
  expect(sentWrites(stored)).toHaveLength(6)
  expect(stored.sent).toHaveLength(12)
  expect(session.snapshot()).toMatchObject({ problemAt: 'p1', problem: expect.any(String) })
  stored.refuseAll('update', undefined)
  await Promise.all([session.flush(), pass(1_000)])
  expect(stored.texts()).toEqual(['A neu 10'])
  expect(session.snapshot()).toMatchObject({ problem: undefined, problemAt: undefined })
})

test.each([412, 404, 503, 500, 0])('an insert that lastingly fails with %i keeps its key', async (status) => {
  const stored = storedInvoice([])
  const session = open(stored)
  stored.refuseAll('insert', status)
  insert(session, 'new', 'Neu')
  await pass(hour)
  expect(stored.keys).toHaveLength(6)
  expect(new Set(stored.keys).size).toBe(1)
})

test('the head that lastingly meets another version ends too, and typing begins anew', async () => {
  const stored = storedInvoice([])
  const session = open(stored)
  const type = (anrede: string) => session.act({ kind: 'run', command: { kind: 'header', changes: { anrede } } })
  stored.refuseAll('change', 412)
  type('Guten Tag')
  await pass(hour)
  expect(sentWrites(stored)).toHaveLength(6)
  expect(session.snapshot().problemAt).toBe(headKey)
  type('Guten Abend')
  await pass(hour)
  expect(sentWrites(stored)).toHaveLength(12)
})

test('without a connection a long document sends a handful, not everything over and over', async () => {
  const stored = storedInvoice(Array.from({ length: 60 }, (_, at) => `Zeile ${at}`))
  const session = open(stored)
  stored.refuseAll('update', 0)
  for (let at = 1; at <= 60; at += 1) change(session, `p${at}`, `Neu ${at}`)
  await pass(hour)
  expect(sentWrites(stored).length).toBeLessThanOrEqual(6 * 4)
  expect(session.snapshot().problem).toEqual(expect.any(String))
  stored.refuseAll('update', undefined)
  await Promise.all([session.flush(), pass(5_000)])
  expect(session.snapshot().marks.size).toBe(0)
})

test('one row that lastingly fails does not keep the others from being stored', async () => {
  const stored = storedInvoice(['A', 'B', 'C', 'D', 'E', 'F'])
  const session = open(stored)
  stored.refuseAll('insert', 500)
  for (const key of ['v', 'w', 'x', 'y', 'z']) insert(session, key, key)
  for (const at of [1, 2, 3, 4, 5, 6]) change(session, `p${at}`, `Neu ${at}`)
  await pass(60_000)
  expect(stored.texts()).toEqual([1, 2, 3, 4, 5, 6].map((at) => `Neu ${at} 10`))
  expect([...session.snapshot().marks.values()]).toEqual(Array.from({ length: 5 }, () => 'failed'))
})

test('a document that cannot be read any more ends as well', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  stored.refuseAll('update', 404)
  stored.refuseAll('read', 404)
  change(session, 'p1', 'A neu')
  await pass(hour)
  expect(stored.sent.length).toBeLessThanOrEqual(12)
  expect(session.snapshot().problem).toEqual(expect.any(String))
})

test('what could not be read and now can be means that the line is back', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  stored.refuseAll('update', 0)
  stored.refuseAll('read', 0)
  change(session, 'p1', 'A neu')
  await pass(hour)
  await Promise.all([session.sync().catch(() => undefined), pass(1_000)])
  stored.refuseAll('update', undefined)
  stored.refuseAll('read', undefined)
  await Promise.all([session.sync(), pass(2_000)])
  expect(stored.texts()).toEqual(['A neu 10'])
})

test('a press sends once more what was refused', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  stored.refuseAll('update', 400)
  change(session, 'p1', 'A neu')
  await pass(hour)
  expect(sentWrites(stored)).toHaveLength(1)
  expect(session.snapshot().problemAt).toBe('p1')
  stored.refuseAll('update', undefined)
  const [isStored] = await Promise.all([session.flush(), pass(1_000)])
  expect(isStored).toBe(true)
})

test('what is taken back has not failed any more', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  stored.refuseAll('update', 0)
  change(session, 'p1', 'A neu')
  await pass(2_000)
  expect(session.snapshot().problem).toBeDefined()
  session.act({ kind: 'undo' })
  await pass(2_000)
  expect(session.snapshot().problem).toBeUndefined()
})
