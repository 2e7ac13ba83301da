import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { GeorefActions, Look } from '../georefTypes.ts'

const matches = (target: EventTarget | null, fields: string) => target instanceof HTMLElement && target.matches(fields)

/** In a field letters and Delete are the field's own. */
const isField = (target: EventTarget | null) =>
  matches(target, 'input:not([type=checkbox], [type=range]), textarea, select')

/** While a number is typed, undo takes back what was typed; before and after, what was done at the workplace. */
const isTyping = (target: EventTarget | null) =>
  matches(target, 'textarea, input:not([type=checkbox], [type=range], [data-cell]), [data-edited]')

/** The keys still count when the focused button or row was removed and the focus fell back to the page. */
const isHere = (screen: HTMLElement | null, target: EventTarget | null) =>
  target === document.body || (target instanceof Node && screen?.contains(target) === true)

/**
 * Ctrl+Z, Ctrl+Y and Ctrl+S wherever the focus is in the workplace, Delete for the chosen point; P and R switch preview
 * and residuals, F the drawing of points to grid crosses.
 */
export function useGeorefKeys(
  screen: RefObject<HTMLElement | null>,
  { act, save }: Pick<GeorefActions, 'act' | 'save'>,
  { look, onLook, onSnap }: { look: Look; onLook: (look: Look) => void; onSnap: () => void },
  selected: number | undefined,
) {
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.defaultPrevented || !isHere(screen.current, event.target)) return false
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) {
      if (key !== 's' && isTyping(event.target)) return false
      if (key === 'z') act({ kind: event.shiftKey ? 'redo' : 'undo' })
      else if (key === 'y') act({ kind: 'redo' })
      else if (key === 's') void save()
      else return false
      return true
    }
    if (event.altKey || isField(event.target)) return false
    if (key === 'p') onLook({ ...look, preview: !look.preview })
    else if (key === 'r') onLook({ ...look, arrows: !look.arrows })
    else if (key === 'f') onSnap()
    else if (key === 'delete' && selected !== undefined) {
      act({ kind: 'change', change: { kind: 'remove', ids: [selected] } })
    } else return false
    return true
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (press(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
