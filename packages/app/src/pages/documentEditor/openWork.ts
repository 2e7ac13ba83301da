import type { Command } from '@waldkerf/domain/office/editor/commands'
import { columnValues } from '@waldkerf/domain/entities/columns'
import {
  blankValues,
  type EditedDocument,
  editedColumns,
  positionFields,
  type PositionValues,
} from '@waldkerf/domain/office/editor/document'
import type { LeftOver } from '@waldkerf/domain/office/workplace/leftOver'
import { headKey } from '@waldkerf/domain/office/workplace/mergeStored'
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  type OptionalSchema,
  record,
  string,
} from 'valibot'

const shapes = Object.entries(blankValues).map(([field, blank]) => [
  field,
  optional(typeof blank === 'boolean' ? boolean() : string()),
])

/** The changed fields of a row; all fields of a new row. */
const values = object(
  Object.fromEntries(shapes) as {
    [F in keyof PositionValues]: OptionalSchema<GenericSchema<PositionValues[F]>, undefined>
  },
)

/** Unsaved edits as a draft: fields of rows, by key and place, and of the head. */
export const documentDraft = object({
  header: nullable(record(string(), string())),
  rows: array(object({ key: string(), at: number(), values })),
})
export type DocumentDraft = InferOutput<typeof documentDraft>

const fieldValues = ({ fields }: LeftOver) => Object.fromEntries(fields.map(({ field, value }) => [field, value]))

/** @param unsaved typed values that are not stored @returns undefined if there is nothing to keep */
export function toDraft({ rows }: EditedDocument, unsaved: readonly LeftOver[]): DocumentDraft | undefined {
  const head = unsaved.find(({ key }) => key === headKey)
  const typed = unsaved.flatMap((one) => {
    const at = rows.findIndex(({ key }) => key === one.key)
    const row = rows[at]
    return row
      ? [{ key: one.key, at, values: one.kind === 'added' ? columnValues(editedColumns, row) : fieldValues(one) }]
      : []
  })
  if (!head && typed.length === 0) return undefined
  return { header: head ? (fieldValues(head) as Record<string, string>) : null, rows: typed }
}

/** The draft as commands that can be undone. A row that was stored after all is not added again. */
export function toCommands({ header, rows }: DocumentDraft, document: EditedDocument): Command[] {
  const isThere = (wanted: Partial<PositionValues>) =>
    document.rows.some((row) => positionFields.every((field) => row[field] === (wanted[field] ?? blankValues[field])))
  const changes = rows.flatMap(({ key, at, values: changed }): Command[] => {
    if (document.rows.some((row) => row.key === key)) return [{ kind: 'change', key, changes: changed }]
    if (isThere(changed)) return []
    return [
      { kind: 'insert', items: [{ at: Math.min(at, document.rows.length), row: { ...blankValues, ...changed, key } }] },
    ]
  })
  return header ? [{ kind: 'header', changes: header }, ...changes] : changes
}
