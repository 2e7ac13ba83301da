import { useCallback } from 'react'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import { firstHeight } from '../DashboardScreen.styles.ts'
import { todoKey } from '@waldkerf/domain/store/todoKey'

/** The usual tasks of whoever runs the office. */
const officeLines = 7

/** On a phone, where nobody can tell how many lines the words take, in px: what is below comes with it then. */
const phoneHeight = 330

/** One line, when nothing waits, in px. */
const calmHeight = 24

/**
 * The room that the to-do took last, in px: what is below it does not move when it comes.
 * @param runsOffice whose first list is long
 */
export function useTodoRoom(runsOffice = false) {
  const store = useTextStore()
  const keep = useCallback((height = calmHeight) => store.setItem(todoKey, String(height)), [store])
  const known = Number(store.getItem(todoKey))
  const guess = innerWidth < 600 ? phoneHeight : (runsOffice ? officeLines : 1) * firstHeight
  return { isGuess: !known, height: Math.max(calmHeight, known || guess), keep }
}
