import { headKey } from '../workplace/mergeStored.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditorSession } from './editorSession.ts'
import type { EditorSession } from './sessionTypes.ts'
import { plainWords, storedOffer } from './storedDocument.testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const stored = storedOffer(['A', 'B'])
  const session = createEditorSession({ kind: 'offer', calls: stored.calls, stored: stored.state(), words: plainWords })
  return { stored, session }
}
const change = (session: EditorSession, key: string, bez: string) =>
  session.act({ kind: 'run', command: { kind: 'change', key, changes: { bez } } })
const head = (session: EditorSession, changes: Readonly<Record<string, string>>) =>
  session.act({ kind: 'run', command: { kind: 'header', changes } })
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

test('the text that waits is stored before the status that closes the offer', async () => {
  const { stored, session } = open()
  change(session, 'p1', 'A neu')
  head(session, { anrede: 'Hallo', steuerfall: 'E', status: 'versendet' })
  await pass(3_000)
  expect(stored.sent).toEqual(['update 1', 'setData', 'change'])
  expect(stored.state().document).toMatchObject({ status: 'versendet', anrede: 'Hallo' })
  expect(session.snapshot()).toMatchObject({ leftOvers: [], problem: undefined })
  expect(session.snapshot().marks.size).toBe(0)
})

test('what was typed while somebody sent the offer is kept, and stored once it is a draft again', async () => {
  const { stored, session } = open()
  change(session, 'p1', 'A mit Zusatz')
  head(session, { anrede: 'Hallo' })
  stored.give('versendet')
  await pass(60_000)
  expect(stored.texts()).toEqual(['A 10', 'B 10'])
  expect(session.snapshot().closed?.rows.map(({ bez }) => bez)).toEqual(['A', 'B'])
  expect(session.snapshot().leftOvers.map(({ key, fields }) => [key, fields])).toEqual([
    [headKey, [{ field: 'anrede', value: 'Hallo' }]],
    ['p1', [{ field: 'bez', value: 'A mit Zusatz' }]],
  ])
  head(session, { status: 'entwurf' })
  await pass(5_000)
  expect(stored.texts()).toEqual(['A mit Zusatz 10', 'B 10'])
  expect(stored.state().document).toMatchObject({ status: 'entwurf', anrede: 'Hallo' })
  expect(session.snapshot()).toMatchObject({ leftOvers: [], closed: undefined })
})

test('of a sent offer the status goes on, and nothing is taken back', async () => {
  const { stored, session } = open()
  stored.give('versendet')
  await Promise.all([session.sync(), pass(100)])
  head(session, { status: 'angenommen' })
  session.act({ kind: 'undo' })
  await pass(3_000)
  expect(stored.sent).toEqual(['read', 'change'])
  expect(stored.state().document).toMatchObject({ status: 'angenommen' })
  expect(session.snapshot().marks.size).toBe(0)
})
