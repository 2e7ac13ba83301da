import { apply } from '@waldkerf/domain/office/editor/commands'
import { blankValues, type EditedDocument } from '@waldkerf/domain/office/editor/document'
import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import { expect, test } from 'vitest'
import { commandsOf, type DocumentDraft, draftOf } from './openWork.ts'

const row = (key: string, bez: string) => ({ ...blankValues, key, bez })
const stored: EditedDocument = { header: { anrede: '' }, rows: [row('p1', 'A'), row('p2', 'B')] }
const typed: EditedDocument = {
  header: { anrede: 'Hallo' },
  rows: [row('p1', 'A'), row('new', 'Neu'), row('p2', 'B neu')],
}
const restored = (draft: DocumentDraft, document: EditedDocument) =>
  commandsOf(draft, document).reduce((each, command) => apply(each, command)?.document ?? each, document)

test('a draft brings back what was not stored, and nothing else', () => {
  const draft = draftOf(typed, new Set([headKey, 'new', 'p2']))
  expect(draft.rows).toHaveLength(2)
  expect(restored(JSON.parse(JSON.stringify(draft)) as DocumentDraft, stored)).toEqual(typed)
})

test('a row whose answer was lost in the crash is not there twice', () => {
  const draft = draftOf(typed, new Set(['new']))
  const came: EditedDocument = { ...stored, rows: [...stored.rows, row('p3', 'Neu')] }
  expect(restored(draft, came)).toEqual(came)
})
