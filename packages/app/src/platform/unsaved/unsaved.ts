import { createStore } from '@waldkerf/domain/store/store'
import { useInsertionEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { createPendingWrites } from './pendingWrites.ts'
import { createUnsavedWork } from './unsavedWork.ts'

/** The window's unsaved work. */
export const unsavedWork = createUnsavedWork()

/** The window's pending writes. */
export const pendingWrites = createPendingWrites()

/** How many of the person's reports are only on this device; they stay there when the session ends. */
export const keptReports = createStore(0)

/** Names of scans that are only in this browser; they stay there, too. */
export const keptScans = createStore<readonly string[]>([])

/** Whether the page at this path has unsaved work; without a path, whether any has. */
export const hasUnsaved = unsavedWork.has

/**
 * Declares unsaved work of this page, so that leaving it in any way asks first.
 * @param name of the work, for people; undefined without any
 * @returns to be called if the page is left directly after saving, before it can be rendered again
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
