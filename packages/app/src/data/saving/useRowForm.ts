import { pickFields } from '@waldkerf/domain/editing/mergeFields'
import type { SaveRecord } from '@waldkerf/domain/editing/recordEdit'
import type { RowFormActions, RowFormState, RowValues } from '@waldkerf/ui/parts/RowForm/RowForm'
import { useRecordEdit } from '@waldkerf/ui/parts/RowForm/useRecordEdit'
import { useMemo } from 'react'
import { entriesFromList, type GenericSchema, object, partial, string } from 'valibot'
import { errorMessage } from '@waldkerf/app/platform/errors/errors'
import { fieldsShape } from '@waldkerf/app/platform/drafts/mergeDrafts'
import { useDraft } from '@waldkerf/app/platform/drafts/useDraft'
import { pendingWrites, useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useSessionSnapshot } from '@waldkerf/app/session/SessionProvider.tsx'

export interface RowFormOptions<Row extends { version: number }, T extends RowValues> {
  /** The stored row. */
  row: Row
  toValues: (row: Row) => T
  save: SaveRecord<Row, T>
  /** The draft's entity, and the labels of its fields. `names` must not change between renders. */
  draft: { entity: string; names: Readonly<Record<keyof T & string, string>> }
  /** The form's name in the question about unsaved work. */
  unsaved: string
}

const trimmed = <T extends RowValues>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])) as T

const changedFields = <T extends RowValues>(stored: T, values: T) =>
  pickFields(
    values,
    Object.keys(values).filter((field) => values[field] !== stored[field]),
  )

/** A draft has only the changed fields. */
const draftSchema = <T extends RowValues>(values: T) =>
  partial(object(entriesFromList(Object.keys(values), string()))) as unknown as GenericSchema<unknown, Partial<T>>

/** A form over a stored row: kept as a draft, guarded as unsaved work, merged with changes of others. */
export function useRowForm<Row extends { version: number }, T extends RowValues>(options: RowFormOptions<Row, T>) {
  const { row, toValues, save, unsaved } = options
  const { entity, names } = options.draft
  const { user } = useSessionSnapshot()
  const edit = useRecordEdit<Row, T>({ row, toValues, save, tidy: trimmed })
  const { values, stored, changed, status } = edit
  const draft = useDraft<Partial<T>>({
    subject: { user: user?.email ?? '', entity, version: row.version },
    value: useMemo(() => (changed ? changedFields(stored, values) : undefined), [changed, stored, values]),
    schema: useMemo(() => draftSchema(stored), [stored]),
    shape: useMemo(() => fieldsShape<Partial<T>>(names), [names]),
    onRestore: edit.change,
  })
  const submit = async () => {
    const { error } = await edit.save()
    if (error === undefined) draft.onSaved()
    return error === undefined
  }
  useUnsaved(changed ? unsaved : undefined, submit)
  /** The answer was lost and the state could not be read then, but a later load shows the values as stored. */
  const arrived = status === 'failed' && !changed
  const form: RowFormState<T> = {
    values,
    changed,
    saving: status === 'saving',
    saved: status === 'saved' || arrived,
    theirs: edit.theirs,
    problem: status === 'failed' && !arrived ? errorMessage(edit.error) : undefined,
  }
  const actions: RowFormActions<T> = {
    change: edit.change,
    save: () => edit.isTyped && void pendingWrites.during(unsaved, submit()),
    discard() {
      edit.discard()
      draft.onSaved()
    },
  }
  return { form, actions, draftBar: draft.bar }
}
