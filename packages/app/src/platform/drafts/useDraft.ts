import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type GenericSchema, safeParse } from 'valibot'
import type { StorageProblem } from './browserStorage.ts'
import { type DraftSubject, createDraftWriter } from './drafts.ts'
import { type DraftShape, mergeDrafts, type Pieces } from './mergeDrafts.ts'
import { drafts } from './pageDrafts.ts'

export interface DraftOptions<T> {
  subject: Omit<DraftSubject, 'session'>
  /** Unsaved input; undefined without any. Must be the same object until something changes. */
  value: T | undefined
  /** A draft of another shape, for example of an older release, is not offered. */
  schema: GenericSchema<unknown, T>
  /** How drafts of several sessions are merged. Must not change between renders. */
  shape: DraftShape<T>
  onRestore: (value: T) => void
}

/** The valid drafts of earlier sessions as one offer; undefined without any. */
function findFitting<T>(subject: DraftSubject, schema: GenericSchema<unknown, T>, { split }: DraftShape<T>) {
  const fitting = drafts.all(subject).flatMap((draft) => {
    const { success, output } = safeParse(schema, draft.value)
    return success ? [{ ...draft, pieces: split(output) }] : []
  })
  const newest = fitting.at(-1)
  return newest && { savedAt: newest.savedAt, outdated: fitting.some(({ outdated }) => outdated), fitting }
}

interface Change {
  subject: DraftSubject
  value: unknown
}

/**
 * Writes after a pause of a second, and at once when the page is hidden or left.
 * @param onWritten only the first is used
 */
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

const nothing: Pieces = new Map()

/** All pieces typed since the form was opened, stored or not, which are newer than the offered drafts. */
function useTyped<T>(value: T | undefined, { split }: DraftShape<T>): Pieces {
  const [last, setLast] = useState<string>()
  const [typed, setTyped] = useState(nothing)
  const now = value === undefined ? undefined : JSON.stringify(value)
  if (now !== last) {
    setLast(now)
    if (value !== undefined) setTyped(new Map([...typed, ...split(value)]))
  }
  return typed
}

/**
 * Keeps what is typed in a form as a draft of its own, and offers those of earlier sessions as one. An offer stays until
 * somebody has decided on it, whatever is typed or saved meanwhile.
 * @returns `bar`: the props of `parts/DraftBar`; `onSaved`: call it when the form is saved, its own draft is gone then
 */
export function useDraft<T>({ subject, value, schema, shape, onRestore }: DraftOptions<T>) {
  const [session] = useState(() => crypto.randomUUID())
  const own = { ...subject, session }
  const [found, setFound] = useState(() => findFitting(own, schema, shape))
  const [problem, setProblem] = useState<StorageProblem>()
  const writer = useWriter(setProblem)
  const typed = useTyped(value, shape)
  const merged = useMemo(
    () =>
      found &&
      mergeDrafts(
        shape,
        found.fitting.map(({ pieces }) => pieces),
        typed,
      ),
    [found, shape, typed],
  )
  const { user } = subject
  useEffect(() => drafts.begin(user), [user])
  const onChange = useEffectEvent((next: T) => writer.change({ subject: own, value: next }))
  useEffect(() => {
    if (value !== undefined) onChange(value)
  }, [value])
  const keep = (next: T) => {
    writer.cancel()
    const failed = drafts.save(own, next)
    setProblem(failed)
    return failed === undefined
  }
  const endOffer = () => {
    drafts.removeEach(found?.fitting ?? [])
    setFound(undefined)
  }
  function restore(chosen: Readonly<Record<string, number>>) {
    const pieces = merged?.restored(chosen) ?? nothing
    const unsaved = value === undefined ? nothing : shape.split(value)
    // The older ones go once what they have is kept here.
    if (pieces.size === 0 || keep(shape.join(new Map([...unsaved, ...pieces])))) endOffer()
    else setFound(undefined)
    if (pieces.size > 0) onRestore(shape.join(pieces))
  }
  return {
    bar: {
      draft: found && { savedAt: found.savedAt, outdated: found.outdated, clashes: merged?.clashes ?? [] },
      problem,
      onRestore: restore,
      onDiscard: endOffer,
    },
    onSaved: () => {
      writer.cancel()
      drafts.remove(own)
    },
  }
}
