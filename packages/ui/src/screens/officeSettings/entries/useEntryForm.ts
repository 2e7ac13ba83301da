import { errorText } from '@waldkerf/domain/words/errorText'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import type { RowValues } from '@waldkerf/ui/parts/RowForm/RowForm'
import { texts } from '@waldkerf/ui/parts/RowForm/RowForm.texts'
import { useRecordEdit } from '@waldkerf/ui/parts/RowForm/useRecordEdit'
import { useEffect, useState } from 'react'

export interface EntryForm<Values extends RowValues> {
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

interface Options<Entry, Values> {
  /** As it is stored; undefined for a new one. */
  entry: Entry | undefined
  /** The form's first values: the entry's own, or the defaults of a new one. */
  toValues: (entry: Entry | undefined) => Values
  /** @param key the same for every try @throws ConflictError with the entry, Error with a message for people */
  save: (base: Entry | undefined, values: Values, key: string) => Promise<void>
  /** It is stored. */
  onDone: () => void
  onTyping: (isTyping: boolean) => void
}

/** An entry of a list as it is typed, in a dialog that closes when it is stored. Whoever leaves it unsaved is warned. */
export function useEntryForm<Entry, Values extends RowValues>({
  entry,
  toValues,
  save,
  onDone,
  onTyping,
}: Options<Entry, Values>): EntryForm<Values> {
  const t = useTexts(texts)
  const [key] = useState(() => crypto.randomUUID())
  const [isSent, setSent] = useState(false)
  const edit = useRecordEdit<Entry | undefined, Values>({
    row: entry,
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
      // An entry that begins as it shall be is stored as well.
      change({})
      if ((await edit.save()).status === 'saved') onDone()
    },
    isSent,
  }
}
