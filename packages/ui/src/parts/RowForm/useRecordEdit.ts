import { sameFields } from '@waldkerf/domain/editing/mergeFields'
import { createRecordEdit, type RecordRules, type SaveRecord } from '@waldkerf/domain/editing/recordEdit'
import { useMemo, useState, useSyncExternalStore } from 'react'

export interface RecordEditOptions<Row, Values> extends RecordRules<Row, Values> {
  /** As it is stored. */
  row: Row
  save: SaveRecord<Row, Values>
}

/**
 * Values typed over a stored row, and the state of storing them: every form, field and cell of the product edits by
 * this. `toValues` and `tidy` must not change between renders.
 */
export function useRecordEdit<Row, Values extends object>({
  row,
  save,
  toValues,
  tidy = (values) => values,
}: RecordEditOptions<Row, Values>) {
  const [edit] = useState(() => createRecordEdit<Row, Values>({ toValues, tidy }))
  const { typed, ...snapshot } = useSyncExternalStore(edit.subscribe, edit.snapshot)
  const stored = useMemo(() => toValues(row), [row, toValues])
  const values = typed?.mine ?? stored
  return {
    ...snapshot,
    stored,
    values,
    isTyped: typed !== undefined,
    /** Something is typed that is not stored. */
    changed: typed !== undefined && !sameFields(tidy(values), stored),
    change: (part: Partial<Values>) => edit.change(row, part),
    save: () => edit.save(save),
    resolve: edit.resolve,
    discard: edit.discard,
  }
}
