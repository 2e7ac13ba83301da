import { type RefObject, useEffect, useEffectEvent } from 'react'
import { focusable, keepFocusInside } from '@waldkerf/ui/browser/keepFocusInside'

export interface ModalFocusProps {
  box: RefObject<HTMLElement | null>
  onEscape: () => void
}

/**
 * While it is there: the focus goes into the box and stays there, Escape asks to leave. Afterwards it returns to where
 * it came from, unless it has moved on by itself.
 */
export function ModalFocus({ box, onEscape }: ModalFocusProps) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    if (box.current) keepFocusInside(box.current, event)
  })
  useEffect(() => {
    const current = box.current
    // If this code loads after the box has opened, the page behind is inert already and its control has lost the focus.
    const lost = document.activeElement === document.body
    const opener = lost ? document.querySelector(`[aria-controls="${current?.id}"]`) : document.activeElement
    current?.querySelector<HTMLElement>(focusable)?.focus()
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => {
      document.removeEventListener('keydown', listener)
      const left = document.activeElement === document.body || current?.contains(document.activeElement)
      if (left && opener instanceof HTMLElement) opener.focus()
    }
  }, [box])
  return null
}
