import { blankValues } from '../editor/document.ts'
import { expect, test } from 'vitest'
import { editorAfter, type EditorAction, openEditor } from './editorHistory.ts'

const start = openEditor({ header: { anrede: '' }, rows: [{ ...blankValues, key: 'a' }] })
const typed = (bez: string, typing = 'a:bez'): EditorAction => ({
  kind: 'run',
  command: { kind: 'change', key: 'a', changes: { bez } },
  typing,
})
const firstText = (history: typeof start) => history.document.rows[0]?.bez

test('keystrokes in one field are one step', () => {
  const after = ['A', 'An', 'Anfahrt'].map((text) => typed(text)).reduce(editorAfter, start)
  expect(after.past).toHaveLength(1)
  expect(firstText(after)).toBe('Anfahrt')
  const back = editorAfter(after, { kind: 'undo' })
  expect(firstText(back)).toBe('')
  expect(firstText(editorAfter(back, { kind: 'redo' }))).toBe('Anfahrt')
})

test('another field, and typing after an undo, begin a new step', () => {
  const header: EditorAction = { kind: 'run', command: { kind: 'header', changes: { anrede: 'G' } }, typing: 'anrede' }
  const two = [typed('A'), header].reduce(editorAfter, start)
  expect(two.past).toHaveLength(2)
  const again = [{ kind: 'undo' } as const, typed('AB')].reduce(editorAfter, two)
  expect(again.past).toHaveLength(2)
  expect(again.future).toHaveLength(0)
})

test('the list of steps leads back and forth', () => {
  const three = [typed('A', '1'), typed('B', '2'), typed('C', '3')].reduce(editorAfter, start)
  const first = editorAfter(three, { kind: 'goTo', steps: 1 })
  expect(firstText(first)).toBe('A')
  expect(firstText(editorAfter(first, { kind: 'goTo', steps: 3 }))).toBe('C')
  expect(firstText(editorAfter(three, { kind: 'goTo', steps: 0 }))).toBe('')
})

test("what others changed is nobody's step and stays after an undo", () => {
  const mine = editorAfter(start, typed('Mine'))
  const both = editorAfter(mine, {
    kind: 'absorb',
    commands: [{ kind: 'change', key: 'a', changes: { ep: '7' } }],
  })
  expect(both.past).toHaveLength(1)
  const back = editorAfter(both, { kind: 'undo' })
  expect(back.document.rows[0]).toMatchObject({ bez: '', ep: '7' })
})
