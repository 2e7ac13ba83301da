import { blankValues, type PositionValues } from '../editor/document.ts'
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
const change = (session: EditorSession, key: string, changes: Partial<PositionValues>) =>
  session.act({ kind: 'run', command: { kind: 'change', key, changes } })
const insert = (session: EditorSession, key: string, bez: string, at = 99) =>
  session.act({ kind: 'run', command: { kind: 'insert', items: [{ at, row: { ...blankValues, key, bez } }] } })
const remove = (session: EditorSession, key: string) =>
  session.act({ kind: 'run', command: { kind: 'remove', keys: [key] } })
const states = (session: EditorSession) => Object.fromEntries(session.snapshot().marks)
const words = (session: EditorSession) => session.snapshot().history.document.rows.map(({ bez }) => bez)
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

test('a changed row is stored after a moment of quiet, and it alone', async () => {
  const stored = storedInvoice(['A', 'B', 'C'])
  const session = open(stored)
  change(session, 'p2', { bez: 'B neu' })
  await pass(500)
  change(session, 'p2', { ep: '12' })
  await pass(700)
  expect(stored.sent).toEqual([])
  expect(states(session)).toEqual({ p2: 'waiting' })
  await pass(200)
  expect(stored.sent).toEqual(['update 2'])
  expect(stored.texts()).toEqual(['A 10', 'B neu 12', 'C 10'])
  expect(states(session)).toEqual({})
})

test('a row whose answer got lost is stored once, also when it was changed meanwhile', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  stored.loseAnswers(2)
  insert(session, 'new', 'Neu')
  await pass(1_000)
  expect(session.snapshot().problem).toBeDefined()
  change(session, 'new', { bez: 'Neuer' })
  await pass(30_000)
  expect(stored.texts()).toEqual(['A 10', 'Neuer 0'])
  expect(session.snapshot()).toMatchObject({ problem: undefined })
  expect(states(session)).toEqual({})
})

test('a row that was removed before its insert was answered does not stay behind', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  stored.loseAnswers(1)
  insert(session, 'new', 'Neu')
  await pass(900)
  remove(session, 'new')
  await pass(30_000)
  expect(stored.texts()).toEqual(['A 10'])
})

test('a removal waits, and taken back it is never sent', async () => {
  const stored = storedInvoice(['A', 'B'])
  const session = open(stored)
  remove(session, 'p2')
  await pass(4_000)
  session.act({ kind: 'undo' })
  await pass(10_000)
  expect(stored.sent).toEqual([])
  remove(session, 'p2')
  await pass(10_000)
  expect(stored.texts()).toEqual(['A 10'])
  session.act({ kind: 'undo' })
  await pass(2_000)
  expect(stored.texts()).toEqual(['A 10', 'B 10'])
})

test('what is refused is kept, said, and sent again only when it was changed', async () => {
  const stored = storedInvoice([])
  const session = open(stored)
  insert(session, 'new', 'verboten')
  await pass(60_000)
  expect(stored.sent).toEqual(['insert'])
  expect(states(session)).toEqual({ new: 'failed' })
  change(session, 'new', { bez: 'erlaubt' })
  await pass(1_000)
  expect(stored.texts()).toEqual(['erlaubt 0'])
})

test('two people in one invoice lose nothing', async () => {
  const stored = storedInvoice(['A', 'B', 'C'])
  const [one, other] = [open(stored), open(stored)]
  change(one, 'p1', { bez: 'A von ihr' })
  change(other, 'p1', { ep: '99' })
  insert(one, 'x', 'Neu von ihr', 1)
  insert(other, 'y', 'Neu von ihm')
  one.act({ kind: 'run', command: { kind: 'header', changes: { anrede: 'Guten Tag' } } })
  other.act({ kind: 'run', command: { kind: 'header', changes: { zuerl: 'Danke' } } })
  await pass(20_000)
  await Promise.all([one.sync(), pass(1_000)])
  await Promise.all([other.sync(), pass(1_000)])
  await pass(20_000)
  await Promise.all([one.sync(), pass(1_000)])
  expect(stored.texts().toSorted()).toEqual(['A von ihr 99', 'B 10', 'C 10', 'Neu von ihm 0', 'Neu von ihr 0'])
  expect(stored.state().document).toMatchObject({ anrede: 'Guten Tag', zuerl: 'Danke' })
  expect(words(one)).toEqual(words(other))
  expect([states(one), states(other)]).toEqual([{}, {}])
})

test('the same field changed by both is asked, and stands as it was chosen', async () => {
  const stored = storedInvoice(['A'])
  const [one, other] = [open(stored), open(stored)]
  change(one, 'p1', { bez: 'Ihres' })
  await pass(2_000)
  change(other, 'p1', { bez: 'Seines' })
  await pass(2_000)
  expect(other.snapshot().conflicts).toEqual([
    { key: 'p1', fields: [{ field: 'bez', mine: 'Seines', theirs: 'Ihres' }] },
  ])
  expect(stored.texts()).toEqual(['Ihres 10'])
  other.resolve('p1', { bez: 'mine' })
  await pass(2_000)
  expect(stored.texts()).toEqual(['Seines 10'])
  expect(states(other)).toEqual({})
})

test('what cannot be read is kept for everybody, and goes when the number is said', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  change(session, 'p1', { bez: 'A neu', unklar_anzahl: '18.6' })
  await pass(2_000)
  expect(stored.sent).toEqual(['update 1', 'unclear 1'])
  expect(states(session)).toEqual({})
  const other = open(stored)
  expect(other.snapshot().history.document.rows[0]).toMatchObject({ anzahl: '1', unklar_anzahl: '18.6' })
  change(other, 'p1', { ep: '12', unklar_anzahl: '' })
  await pass(2_000)
  expect(stored.state().positions[0]).toMatchObject({ anzahl: '1', ep: '12', unklar_anzahl: '' })
  await Promise.all([session.sync(), pass(1_000)])
  expect(session.snapshot().history.document.rows[0]).toMatchObject({ ep: '12', unklar_anzahl: '' })
})

test('a row that is added or brought back keeps what cannot be read, whatever answer gets lost', async () => {
  for (const lost of [0, 1, 2, 3]) {
    const stored = storedInvoice(['A'])
    const session = open(stored)
    stored.loseAnswers(lost)
    session.act({
      kind: 'run',
      command: {
        kind: 'insert',
        items: [{ at: 1, row: { ...blankValues, key: 'new', bez: 'Neu', unklar_ep: '1.35' } }],
      },
    })
    await pass(40_000)
    expect(stored.state().positions.map(({ bez, unklar_ep }) => [bez, unklar_ep])).toEqual([
      ['A', ''],
      ['Neu', '1.35'],
    ])
    remove(session, 'new')
    await pass(10_000)
    expect(stored.texts()).toEqual(['A 10'])
    session.act({ kind: 'undo' })
    await pass(2_000)
    expect(stored.state().positions.at(-1)).toMatchObject({ bez: 'Neu', unklar_ep: '1.35' })
    expect(states(session)).toEqual({})
  }
})

test('an unclear text against a number that somebody else has said is asked', async () => {
  const stored = storedInvoice(['A'])
  const [one, other] = [open(stored), open(stored)]
  change(one, 'p1', { anzahl: '5' })
  await pass(2_000)
  change(other, 'p1', { unklar_anzahl: '18.6' })
  await pass(2_000)
  expect(other.snapshot().conflicts).toMatchObject([{ key: 'p1', fields: [{ field: 'anzahl' }, { mine: '18.6' }] }])
  other.resolve('p1', { anzahl: 'theirs', unklar_anzahl: 'theirs' })
  await pass(2_000)
  expect(stored.state().positions[0]).toMatchObject({ anzahl: '5', unklar_anzahl: '' })
  expect(states(other)).toEqual({})
})

test('client and exemption go by calls of their own, behind the other details', async () => {
  const stored = storedInvoice([])
  const session = open(stored)
  session.act({
    kind: 'run',
    command: { kind: 'header', changes: { client_id: '5', bearbeiter: 'JE', befreiung: '§ 4 Nr. 12 UStG' } },
  })
  expect(states(session)).toEqual({ [headKey]: 'waiting' })
  await pass(1_000)
  expect(stored.sent).toEqual(['change', 'setClient', 'setData'])
  expect(stored.state().document).toMatchObject({ client_id: 5, bearbeiter: 'JE' })
})

test('before leaving everything is sent at once, removals too', async () => {
  const stored = storedInvoice(['A', 'B'])
  const session = open(stored)
  remove(session, 'p1')
  change(session, 'p2', { ep: '11' })
  const [isStored] = await Promise.all([session.flush(), pass(1_000)])
  expect(isStored).toBe(true)
  expect(stored.texts()).toEqual(['B 11'])
})

test('of an invoice that somebody archived nothing more is sent', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  stored.archive()
  await Promise.all([session.sync(), pass(100)])
  change(session, 'p1', { ep: '1' })
  await pass(60_000)
  expect(stored.texts()).toEqual(['A 10'])
  expect(stored.sent).toEqual(['read'])
})

test('what was typed while somebody archived the invoice is kept and shown until it is forgotten', async () => {
  const stored = storedInvoice(['A'])
  const session = open(stored)
  change(session, 'p1', { bez: 'A mit Zusatz' })
  stored.archive()
  await pass(60_000)
  expect(stored.texts()).toEqual(['A 10'])
  expect(session.snapshot().leftOvers).toEqual([
    { key: 'p1', kind: 'changed', fields: [{ field: 'bez', value: 'A mit Zusatz' }] },
  ])
  expect(states(session)).toEqual({ p1: 'failed' })
  session.forget()
  expect(session.snapshot().leftOvers).toEqual([])
  expect(words(session)).toEqual(['A'])
})
