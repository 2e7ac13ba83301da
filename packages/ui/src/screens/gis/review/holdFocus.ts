import type { KeyboardEvent } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled):not([hidden]), textarea, select, [tabindex]:not([tabindex="-1"])'

/** Keeps the Tab key within the element that handles it: from the last place to the first, and back. */
export function holdFocus(event: KeyboardEvent) {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const area = event.currentTarget
  const places = [...area.querySelectorAll<HTMLElement>(focusable)].filter((place) => place.checkVisibility())
  const [first, last] = [places[0], places.at(-1)]
  const at = document.activeElement
  const target = event.shiftKey ? (at === first || at === area ? last : undefined) : at === last ? first : undefined
  if (!target) return
  event.preventDefault()
  target.focus()
}
