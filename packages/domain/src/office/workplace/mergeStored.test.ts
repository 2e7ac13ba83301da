import { expect, test } from 'vitest'
import { apply, type Command } from '../editor/commands.ts'
import { blankValues, type EditedDocument } from '../editor/document.ts'
import type { SavedRow } from '../editor/plan.ts'
import { headKey, mergeStored } from './mergeStored.ts'

const row = (id: number, lfd_nr: number, bez: string, version = 1): SavedRow => ({
  id,
  version,
  lfd_nr,
  values: { ...blankValues, bez },
})
const stored = [row(1, 1, 'A'), row(2, 2, 'B'), row(3, 3, 'C')]
const head = { version: 1, header: { anrede: 'Guten Tag', zuerl: '' } }
const saved = new Map(stored.map((each) => [`p${each.id}`, each]))
const keyFor = ({ id }: SavedRow) => `p${id}`
const open: EditedDocument = {
  header: head.header,
  rows: stored.map(({ id, values }) => ({ ...values, key: `p${id}` })),
}
const after = (document: EditedDocument, commands: readonly Command[]) =>
  commands.reduce((each, command) => apply(each, command)?.document ?? each, document)
const merged = (shown: EditedDocument, rows: readonly SavedRow[], theirs = head) => {
  const state = mergeStored({ shown, head, saved, stored: { head: theirs, rows }, keyFor })
  return { ...state, document: after(shown, state.commands) }
}
const words = ({ rows }: EditedDocument) => rows.map(({ bez }) => bez)
const mine = (key: string, changes: object): EditedDocument => after(open, [{ kind: 'change', key, changes }])

test('nothing new changes nothing', () => {
  expect(merged(open, stored)).toMatchObject({ commands: [], conflicts: [] })
})

test('different fields of one row both stand', () => {
  const theirs = stored.map((each) => (each.id === 2 ? row(2, 2, 'B neu', 2) : each))
  const { document, conflicts } = merged(mine('p2', { ep: '7' }), theirs)
  expect(document.rows[1]).toMatchObject({ bez: 'B neu', ep: '7' })
  expect(conflicts).toEqual([])
})

test('the same field is asked; until then the own value stays on the page', () => {
  const theirs = stored.map((each) => (each.id === 2 ? row(2, 2, 'Ihres', 2) : each))
  const { document, conflicts } = merged(mine('p2', { bez: 'Meines' }), theirs)
  expect(words(document)).toEqual(['A', 'Meines', 'C'])
  expect(conflicts).toEqual([{ key: 'p2', fields: [{ field: 'bez', mine: 'Meines', theirs: 'Ihres' }] }])
})

test('rows of others come in at their place, and their order stands', () => {
  expect(words(merged(open, [row(1, 1, 'A'), row(9, 2, 'Neu'), row(2, 3, 'B'), row(3, 4, 'C')]).document)).toEqual([
    'A',
    'Neu',
    'B',
    'C',
  ])
  expect(words(merged(open, [row(3, 1, 'C'), row(1, 2, 'A'), row(2, 3, 'B')]).document)).toEqual(['C', 'A', 'B'])
})

test('what others removed goes, but never what was changed here', () => {
  const left = stored.slice(0, 1)
  const { document, saved: next } = merged(mine('p2', { ep: '7' }), left)
  expect(words(document)).toEqual(['A', 'B'])
  expect(next.has('p2')).toBe(false)
})

test('a row that was removed here comes back when somebody went on with it', () => {
  const without = after(open, [{ kind: 'remove', keys: ['p2'] }])
  expect(words(merged(without, stored).document)).toEqual(['A', 'C'])
  expect(words(merged(without, [stored[0] as SavedRow, row(2, 2, 'B weiter', 2), row(3, 3, 'C')]).document)).toEqual([
    'A',
    'B weiter',
    'C',
  ])
})

test('the head merges like a row', () => {
  const shown = { ...open, header: { anrede: 'Hallo', zuerl: 'Danke' } }
  const theirs = { version: 2, header: { anrede: 'Sehr geehrte', zuerl: '' } }
  const { document, conflicts } = merged(shown, stored, theirs)
  expect(document.header).toEqual({ anrede: 'Hallo', zuerl: 'Danke' })
  expect(conflicts).toMatchObject([{ key: headKey, fields: [{ field: 'anrede', theirs: 'Sehr geehrte' }] }])
})
