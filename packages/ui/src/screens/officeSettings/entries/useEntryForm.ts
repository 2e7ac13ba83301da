import { mergeFields, pickFields, sameFields } from '@waldkerf/domain/editing/mergeFields'
import type { RowValues } from '@waldkerf/ui/parts/RowForm/RowForm'
import { useEffect, useState } from 'react'

export interface EntryForm<Values extends RowValues> {
  values: Values
  /** What somebody else stored meanwhile in fields that were changed here too. */
  theirs: Partial<Values>
  change: (part: Partial<Values>) => void
  busy: boolean
  error: string | undefined
  /** Stores what is typed; nothing happens while something is wrong with it. */
  send: (isSound: boolean) => Promise<void>
  /** It was tried: what is missing may be said. */
  isSent: boolean
}

interface Options<Values> {
  /** As it is stored now, also while it is typed over; of a new entry what it begins with. */
  stored: Values
  /** @param key the same for every try */
  save: (values: Values, key: string) => Promise<void>
  /** It is stored. */
  onDone: () => void
  onTyping: (isTyping: boolean) => void
}

/**
 * An entry as it is typed. Whoever leaves it typed and not stored is warned. What somebody else stores meanwhile comes in
 * field by field; of what both have changed one's own stands, with the other beside it to choose from.
 */
export function useEntryForm<Values extends RowValues>({
  stored,
  save,
  onDone,
  onTyping,
}: Options<Values>): EntryForm<Values> {
  const [key] = useState(() => crypto.randomUUID())
  const [base] = useState(stored)
  const [mine, setMine] = useState(stored)
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<string>()
  const { merged: values, conflicts } = mergeFields(base, mine, stored)
  const isTyping = !sameFields(values, stored)
  useEffect(() => {
    onTyping(isTyping)
    return () => onTyping(false)
  }, [onTyping, isTyping])

  async function send(isSound: boolean) {
    setSent(true)
    if (busy || !isSound) return
    setBusy(true)
    setError(undefined)
    try {
      await save(values, key)
      onDone()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : '')
      setBusy(false)
    }
  }
  return {
    values,
    theirs: pickFields(stored, conflicts),
    change: (part) => setMine((last) => ({ ...last, ...part })),
    busy,
    error,
    send,
    isSent,
  }
}
