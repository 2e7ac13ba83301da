import { useCallback } from 'react'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import { firstHeight } from '../DashboardScreen.styles.ts'
import { todoKey } from './todoKey.ts'

/** A line without the panel's border, in px. */
const lineHeight = firstHeight - 1
const calmHeight = 24
const most = 7

/** The room that the to-do took last, in px: what is below it does not move when it comes. */
export function useTodoRoom() {
  const store = useTextStore()
  const lines = Math.min(most, Number(store.getItem(todoKey) ?? 1) || 0)
  const keep = useCallback((count: number) => store.setItem(todoKey, String(count)), [store])
  return { height: lines > 0 ? 1 + lines * lineHeight : calmHeight, keep }
}
