import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { EditorActions } from '../editorTypes.ts'

/** Ctrl+Z, Ctrl+Y and Ctrl+S everywhere in the editor: every keystroke is a step of its history, so a field has none of its own. */
export function useEditorKeys(screen: RefObject<HTMLElement | null>, { act, save }: EditorActions) {
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return false
    const key = event.key.toLowerCase()
    if (key === 'z') act({ kind: event.shiftKey ? 'redo' : 'undo' })
    else if (key === 'y') act({ kind: 'redo' })
    else if (key === 's') save()
    else return false
    return true
  })
  useEffect(() => {
    const element = screen.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (press(event)) event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [screen])
}
