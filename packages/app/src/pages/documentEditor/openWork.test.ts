import { apply } from '@waldkerf/domain/office/editor/commands'
import {
  blankValues,
  type EditedDocument,
  type PositionValues,
  rowValues,
} from '@waldkerf/domain/office/editor/document'
import { leftOvers } from '@waldkerf/domain/office/workplace/leftOver'
import { expect, test } from 'vitest'
import { mergeDrafts } from '@waldkerf/app/platform/drafts/mergeDrafts'
import { documentShape } from './draftShape.ts'
import { toCommands, type DocumentDraft, toDraft } from './openWork.ts'

const row = (key: string, bez: string) => ({ ...blankValues, key, bez })
const stored: EditedDocument = { header: { anrede: '' }, rows: [row('p1', 'A'), row('p2', 'B')] }
const typed: EditedDocument = {
  header: { anrede: 'Hallo' },
  rows: [row('p1', 'A'), row('new', 'Neu'), row('p2', 'B neu')],
}
const restored = (draft: DocumentDraft, document: EditedDocument) =>
  toCommands(draft, document).reduce((each, command) => apply(each, command)?.document ?? each, document)

const savedAs = (document: EditedDocument) =>
  new Map(document.rows.map((each, at) => [each.key, { id: at, version: 1, lfd_nr: at + 1, values: rowValues(each) }]))
const draftFrom = (now: EditedDocument, before = stored): DocumentDraft => {
  const draft = toDraft(now, leftOvers(now, before.header, savedAs(before)))
  if (!draft) throw new Error('nothing was typed')
  return JSON.parse(JSON.stringify(draft)) as DocumentDraft
}

test('a draft brings back what was not stored, and nothing else', () => {
  const draft = draftFrom(typed)
  expect(draft.rows).toHaveLength(2)
  expect(draft.rows.at(-1)?.values).toEqual({ bez: 'B neu' })
  expect(restored(draft, stored)).toEqual(typed)
  expect(toDraft(stored, [])).toBeUndefined()
})

test('a row whose answer was lost in the crash is not there twice', () => {
  const draft = draftFrom({ ...stored, rows: [...stored.rows, row('new', 'Neu')] })
  const came: EditedDocument = { ...stored, rows: [...stored.rows, row('p3', 'Neu')] }
  expect(restored(draft, came)).toEqual(came)
})

const words = { fieldNames: { bez: 'Leistung', anzahl: 'Menge' }, row: (nr?: number, field = '') => `${nr} ${field}` }
const shape = documentShape({ ...words, said: String }, (key) => stored.rows.findIndex((each) => each.key === key) + 1)
const edited = (...changes: Partial<PositionValues>[]): EditedDocument => ({
  header: stored.header,
  rows: stored.rows.map((each, at) => ({ ...each, ...changes[at] })),
})
const merged = (...documents: EditedDocument[]) =>
  mergeDrafts(
    shape,
    documents.map((document) => shape.split(draftFrom(document))),
    new Map(),
  )

test('drafts of two sessions that changed different fields of one row both come back', () => {
  const { clashes, restored: pieces } = merged(edited({ bez: 'A neu' }), edited({ unklar_anzahl: '18.6' }, { ep: '7' }))
  expect(clashes).toEqual([])
  expect(restored(shape.join(pieces()), stored)).toEqual(edited({ bez: 'A neu', unklar_anzahl: '18.6' }, { ep: '7' }))
})

test('a number that was typed after an unclear text settles it, and both can be chosen', () => {
  const { clashes, restored: pieces } = merged(edited({ unklar_anzahl: '18.6' }), edited({ anzahl: '5' }))
  expect(clashes).toMatchObject([{ name: '1 Menge', versions: ['5', '18.6'] }])
  expect(restored(shape.join(pieces()), stored)).toEqual(edited({ anzahl: '5' }))
  const older = { [clashes[0]?.piece ?? '']: 1 }
  expect(restored(shape.join(pieces(older)), stored)).toEqual(edited({ unklar_anzahl: '18.6' }))
})
