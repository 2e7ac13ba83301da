import { type RefObject, useEffect, useRef } from 'react'
import { focusable } from './keepFocusInside.ts'

const isLost = () => document.activeElement === document.body || document.activeElement === null

/** @returns what to do when the box is there no longer */
function handOnWithin(box: HTMLElement): () => void {
  let held: Element | undefined
  const note = ({ target }: FocusEvent) => {
    held = target as Element
  }
  // A blur event also fires when an element is removed; one microtask later both cases can be told apart.
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (held === target && held?.isConnected) held = undefined
    })
  const observer = new MutationObserver(() => {
    if (!held || held.isConnected || !isLost()) return
    held = undefined
    const places = [...box.querySelectorAll<HTMLElement>(focusable)]
    places.find((place) => place.checkVisibility())?.focus()
  })
  box.addEventListener('focusin', note)
  box.addEventListener('focusout', forget)
  observer.observe(box, { subtree: true, childList: true })
  return () => {
    observer.disconnect()
    box.removeEventListener('focusin', note)
    box.removeEventListener('focusout', forget)
  }
}

/**
 * Hands the focus on where a press replaces the control that was pressed: the first one that stands in the box then gets
 * it, and nobody with a keyboard begins again at the top of the page.
 * @returns the ref of the box, which stays when what is in it goes
 */
export function useHandedFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => (box.current ? handOnWithin(box.current) : undefined), [])
  return box
}
