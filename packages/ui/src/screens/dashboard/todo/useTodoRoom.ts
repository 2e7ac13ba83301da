import { useCallback } from 'react'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import { firstHeight } from '../DashboardScreen.styles.ts'
import { todoKey } from './todoKey.ts'

/** The usual tasks of whoever runs the office. */
const officeLines = 7

/** Of a line on a phone, where its button stands below the words, in px. */
const phoneHeight = 110

/** One line, when nothing waits, in px. */
const calmHeight = 24

/**
 * The room that the to-do took last, in px: what is below it does not move when it comes.
 * @param runsOffice whose first list is long
 */
export function useTodoRoom(runsOffice = false) {
  const store = useTextStore()
  const keep = useCallback((height = calmHeight) => store.setItem(todoKey, String(height)), [store])
  return {
    height: Math.max(
      calmHeight,
      Number(store.getItem(todoKey)) || (runsOffice ? officeLines : 1) * (innerWidth < 600 ? phoneHeight : firstHeight),
    ),
    keep,
  }
}
