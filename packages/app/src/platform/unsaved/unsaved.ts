import { createStore } from '@waldkerf/domain/store/store'
import { useInsertionEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { createPendingWrites } from './pendingWrites.ts'
import { createUnsavedWork } from './unsavedWork.ts'

/** The window's unsaved work. */
export const unsavedWork = createUnsavedWork()

/** The window's work that is on its way. */
export const pendingWrites = createPendingWrites()

/** How many reports of the person's are on this device alone; they stay there when the session ends. */
export const keptReports = createStore(0)

/** Names of scans that are in this browser alone; they stay there, too. */
export const keptScans = createStore<readonly string[]>([])

/** Whether the page at this path has unsaved work; without a path, whether any has. */
export const hasUnsaved = unsavedWork.has

/**
 * Says that this page has unsaved work, in whatever way one may then leave it.
 * @param name what people call it; undefined while there is none
 * @returns call it when the work is saved and the page is left at once, before it can be rendered again
 */
export function useUnsaved(name: string | undefined): () => void {
  const { pathname: page } = useLocation()
  const remove = useRef<() => void>(undefined)
  // An insertion effect is the only one that survives while a page is kept alive unseen: its work is still unsaved
  // then.
  useInsertionEffect(() => {
    remove.current = name === undefined ? undefined : unsavedWork.add({ page, name })
    return () => remove.current?.()
  }, [page, name])
  return () => remove.current?.()
}
