import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { GeorefActions } from '../georefTypes.ts'
import type { Look } from './lookTypes.ts'

/** In a field the keys are the field's own, undo among them. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=range]), textarea, select')
}

/** Ctrl+Z, Ctrl+Y and Ctrl+S everywhere on the screen; P and R switch preview and residuals. */
export function useGeorefKeys(
  screen: RefObject<HTMLElement | null>,
  { act, save }: Pick<GeorefActions, 'act' | 'save'>,
  { look, onLook }: { look: Look; onLook: (look: Look) => void },
) {
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (isTyping(event.target)) return false
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') act({ kind: event.shiftKey ? 'redo' : 'undo' })
      else if (key === 'y') act({ kind: 'redo' })
      else if (key === 's') save()
      else return false
      return true
    }
    if (event.altKey) return false
    if (key === 'p') onLook({ ...look, preview: !look.preview })
    else if (key === 'r') onLook({ ...look, arrows: !look.arrows })
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
