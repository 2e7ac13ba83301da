import type { Command } from '@waldkerf/domain/office/editor/commands'
import {
  type EditedDocument,
  positionFields,
  type PositionValues,
  type Row,
} from '@waldkerf/domain/office/editor/document'
import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import { array, boolean, type InferOutput, nullable, number, object, optional, record, string } from 'valibot'

const values = object({
  anzahl: string(),
  einheit: string(),
  bez: string(),
  ep: string(),
  erl: string(),
  erl_on: boolean(),
  erl_titel: string(),
  // Drafts from before there were any have none.
  unklar_anzahl: optional(string(), ''),
  unklar_ep: optional(string(), ''),
})

/** What is not stored yet, as a draft keeps it: the rows that wait, by key and place, and the head if it waits. */
export const documentDraft = object({
  header: nullable(record(string(), string())),
  rows: array(object({ key: string(), at: number(), values })),
})
export type DocumentDraft = InferOutput<typeof documentDraft>

const valuesIn = (row: Row) =>
  Object.fromEntries(positionFields.map((field) => [field, row[field]])) as unknown as PositionValues

/** @param waiting keys of what is not stored */
export function draftOf({ header, rows }: EditedDocument, waiting: ReadonlySet<string>): DocumentDraft {
  return {
    header: waiting.has(headKey) ? { ...header } : null,
    rows: rows.flatMap((row, at) => (waiting.has(row.key) ? [{ key: row.key, at, values: valuesIn(row) }] : [])),
  }
}

/** The draft as steps that can be taken back. A row that came through after all is not added again. */
export function commandsOf({ header, rows }: DocumentDraft, document: EditedDocument): Command[] {
  const isThere = (wanted: PositionValues) =>
    document.rows.some((row) => positionFields.every((field) => row[field] === wanted[field]))
  const changes = rows.flatMap(({ key, at, values: changed }): Command[] => {
    if (document.rows.some((row) => row.key === key)) return [{ kind: 'change', key, changes: changed }]
    if (isThere(changed)) return []
    return [{ kind: 'insert', items: [{ at: Math.min(at, document.rows.length), row: { ...changed, key } }] }]
  })
  return header ? [{ kind: 'header', changes: header }, ...changes] : changes
}
