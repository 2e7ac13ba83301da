import { useCallback } from 'react'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import { firstHeight } from '../DashboardScreen.styles.ts'
import { todoKey } from './todoKey.ts'

/** The usual tasks of whoever runs the office. */
export const officeLines = 7

/** One line, when nothing waits, in px. */
const calmHeight = 24

/**
 * The room that the to-do took last, in px: what is below it does not move when it comes.
 * @param lines as many as there mostly are, for the first time
 */
export function useTodoRoom(lines = 1) {
  const store = useTextStore()
  const keep = useCallback((height = calmHeight) => store.setItem(todoKey, String(height)), [store])
  return { height: Math.max(calmHeight, Number(store.getItem(todoKey)) || lines * firstHeight), keep }
}
