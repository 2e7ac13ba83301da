import { errorText } from '@waldkerf/domain/words/failureText'
import { useEffect, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { RowValues } from '../RowForm/RowForm.tsx'
import { texts } from '../parts.texts.ts'
import { useRecordEdit } from '../RowForm/useRecordEdit.ts'

export interface RecordDialogForm<Values extends RowValues> {
  values: Values
  /** Values that somebody else stored meanwhile, in fields that were changed here too. */
  theirs: Partial<Values>
  change: (part: Partial<Values>) => void
  busy: boolean
  error: string | undefined
  /** Stores what is typed; nothing happens while something is wrong with it. */
  send: (isSound: boolean) => Promise<void>
  /** It was tried: from then on missing values are named. */
  isSent: boolean
}

interface Options<Row, Values> {
  /** As it is stored; undefined for a new one. */
  row: Row | undefined
  /** The form's first values: the record's own, or the defaults of a new one. */
  toValues: (row: Row | undefined) => Values
  /** @param key the same for every try @throws ConflictError with the record, Error with a message for people */
  save: (base: Row | undefined, values: Values, key: string) => Promise<void>
  /** It is stored. */
  onDone: () => void
  onTyping: (isTyping: boolean) => void
}

/** A record of a list as it is typed, in a dialog that closes when it is stored. Whoever leaves it unsaved is warned. */
export function useRecordDialog<Row, Values extends RowValues>({
  row,
  toValues,
  save,
  onDone,
  onTyping,
}: Options<Row, Values>): RecordDialogForm<Values> {
  const t = useTexts(texts).rowForm
  const [key] = useState(() => crypto.randomUUID())
  const [isSent, setSent] = useState(false)
  const edit = useRecordEdit<Row | undefined, Values>({
    row,
    toValues,
    async save(base, values) {
      await save(base, values, key)
      return base
    },
  })
  const { values, theirs, change, changed, status, error } = edit
  useEffect(() => {
    onTyping(changed)
    return () => onTyping(false)
  }, [onTyping, changed])
  const problems = { failed: errorText(error), conflict: t.conflict }

  return {
    values,
    theirs,
    change,
    busy: status === 'saving',
    error: status === 'failed' || status === 'conflict' ? problems[status] : undefined,
    async send(isSound) {
      setSent(true)
      if (!isSound) return
      // A record that begins as it shall be is stored as well.
      change({})
      if ((await edit.save()).status === 'saved') onDone()
    },
    isSent,
  }
}
