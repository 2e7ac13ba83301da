import { useEffect, useEffectEvent, useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import type { StorageProblem } from './browserStorage.ts'
import type { DraftSubject } from './drafts.ts'
import { createDraftWriter } from './draftWriter.ts'
import { drafts } from './pageDrafts.ts'

export interface DraftOptions<T> {
  subject: DraftSubject
  /** What is typed and not saved; undefined while there is none. A new object only when something changed. */
  value: T | undefined
  /** A draft of another shape, from an older version of the product say, is not offered. */
  schema: GenericSchema<unknown, T>
  onRestore: (value: T) => void
}

/** A draft that fits, or none. */
function findFitting<T>(subject: DraftSubject, schema: GenericSchema<unknown, T>) {
  const found = drafts.find(subject)
  if (!found) return undefined
  const { success, output } = safeParse(schema, found.value)
  return success ? { ...found, value: output } : undefined
}

interface Change {
  subject: DraftSubject
  value: unknown
}

/** Writes after a second of quiet, and at once when the page is hidden or left. @param onWritten of the first call */
function useWriter(onWritten: (problem: StorageProblem | undefined) => void) {
  const [writer] = useState(() =>
    createDraftWriter(({ subject, value }: Change) => onWritten(drafts.save(subject, value))),
  )
  useEffect(() => {
    document.addEventListener('visibilitychange', writer.flush)
    return () => {
      document.removeEventListener('visibilitychange', writer.flush)
      writer.flush()
    }
  }, [writer])
  return writer
}

/**
 * Keeps what is typed in a form as a draft, and offers an older one.
 * @returns `bar`: the props of `parts/DraftBar`; `onSaved`: call it when the form is saved, the draft is gone then
 */
export function useDraft<T>({ subject, value, schema, onRestore }: DraftOptions<T>) {
  const [found, setFound] = useState(() => findFitting(subject, schema))
  const [problem, setProblem] = useState<StorageProblem>()
  const writer = useWriter(setProblem)
  const { user } = subject
  useEffect(() => drafts.begin(user), [user])
  const onChange = useEffectEvent((next: T) => writer.change({ subject, value: next }))
  useEffect(() => {
    if (value !== undefined) onChange(value)
  }, [value])
  const forget = () => {
    writer.cancel()
    drafts.remove(subject)
    setFound(undefined)
  }
  return {
    bar: {
      draft: found,
      problem,
      onRestore: () => {
        setFound(undefined)
        if (found) onRestore(found.value)
      },
      onDiscard: forget,
    },
    onSaved: forget,
  }
}
