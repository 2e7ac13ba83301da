import { useCallback } from 'react'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import { firstHeight } from '../DashboardScreen.styles.ts'
import { todoKey } from './todoKey.ts'

/** One line, when nothing waits, in px. */
const calmHeight = 24

/** The room that the to-do took last, in px: what is below it does not move when it comes. */
export function useTodoRoom() {
  const store = useTextStore()
  const keep = useCallback((height = calmHeight) => store.setItem(todoKey, String(height)), [store])
  return { height: Math.max(calmHeight, Number(store.getItem(todoKey)) || firstHeight), keep }
}
