import { createStore, type Store } from '@waldkerf/domain/store/store'
import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { createPendingWrites } from './pendingWrites.ts'
import { createUnsavedWork, type UnsavedSource } from './unsavedWork.ts'

/** The window's unsaved work. */
export const unsavedWork = createUnsavedWork()

/** The window's pending writes. */
export const pendingWrites = createPendingWrites()

/** How many of the person's reports are only on this device; they stay there when the session ends. */
export const keptReports = createStore(0)

/** Names of scans that are only in this browser; they stay there, too. */
export const keptScans = createStore<readonly string[]>([])

/** Whether the store holds anything, or did since the component was mounted. */
function useEver(kept: Pick<Store<number | readonly string[]>, 'snapshot' | 'subscribe'>): boolean {
  const [wasSeen, setSeen] = useState(false)
  useEffect(() => {
    const look = () => {
      const held = kept.snapshot()
      if (typeof held === 'number' ? held > 0 : held.length > 0) setSeen(true)
    }
    look()
    return kept.subscribe(look)
  }, [kept])
  return wasSeen
}

/** Whether reports have been on this device alone since then. */
export const useHadReports = () => useEver(keptReports)

/** Whether scans have been in this browser alone since then. */
export const useHadScans = () => useEver(keptScans)

/** Whether the page at this path has unsaved work; without a path, whether any has. */
export const hasUnsaved = unsavedWork.has

/**
 * Declares unsaved work of this page, so that leaving it in any way asks first.
 * @param name of the work, for people; undefined without any
 * @param save stores it, for the question to offer; the page itself says what prevents it
 * @returns to be called if the page is left directly after saving, before it can be rendered again
 */
export function useUnsaved(name: string | undefined, save?: UnsavedSource['save']): () => void {
  const { pathname: page } = useLocation()
  const remove = useRef<() => void>(undefined)
  const source = useRef<UnsavedSource>(undefined)
  // An insertion effect is the only one that survives while a page is kept alive unseen: its work is still unsaved
  // then.
  useInsertionEffect(() => {
    source.current = name === undefined ? undefined : { page, name }
    remove.current = source.current && unsavedWork.add(source.current)
    return () => remove.current?.()
  }, [page, name])
  // Only a page that is seen can save: its own questions and messages belong to that.
  useEffect(() => {
    const own = source.current
    if (!own) return undefined
    own.save = save
    return () => {
      own.save = undefined
    }
  })
  return () => remove.current?.()
}
