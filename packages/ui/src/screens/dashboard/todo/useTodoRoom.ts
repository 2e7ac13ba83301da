import { useCallback } from 'react'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import { firstHeight } from '../DashboardScreen.styles.ts'
import { todoKey } from './todoKey.ts'

/** The usual tasks of whoever runs the office. */
const officeLines = 7

/**
 * The room that the to-do took last, in px: what is below it does not move when it comes.
 * @param runsOffice whose first list is long
 */
export function useTodoRoom(runsOffice = false) {
  const store = useTextStore()
  const keep = useCallback((height: number) => store.setItem(todoKey, String(height)), [store])
  const last = Number(store.getItem(todoKey))
  return {
    height: last || (runsOffice ? officeLines : 1) * firstHeight,
    /** It was never seen on this device: what is below it waits for it. */
    isNew: !last,
    keep,
  }
}
