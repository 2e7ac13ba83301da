import { useEffect, useState } from 'react'

export interface EntryForm<Values> {
  values: Values
  change: (part: Partial<Values>) => void
  busy: boolean
  error: string | undefined
  /** Stores what is typed; nothing happens while something is wrong with it. */
  send: (isSound: boolean) => Promise<void>
  /** It was tried: what is missing may be said. */
  isSent: boolean
}

interface Options<Values> {
  start: Values
  /** @param key the same for every try */
  save: (values: Values, key: string) => Promise<void>
  /** It is stored. */
  onDone: () => void
  onTyping: (isTyping: boolean) => void
}

/** An entry as it is typed. Whoever leaves it typed and not stored is warned. */
export function useEntryForm<Values extends object>({
  start,
  save,
  onDone,
  onTyping,
}: Options<Values>): EntryForm<Values> {
  const [key] = useState(() => crypto.randomUUID())
  const [values, setValues] = useState(start)
  const [busy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)
  const [error, setError] = useState<string>()
  const isTyping = (Object.keys(values) as (keyof Values)[]).some((field) => values[field] !== start[field])
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
    change: (part) => setValues((last) => ({ ...last, ...part })),
    busy,
    error,
    send,
    isSent,
  }
}
