export const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex="-1"])'

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'> & {
  currentTarget: EventTarget | null
}

/**
 * Keeps the Tab key within a box: from its last place to the first, and back. A listener beyond the box also fetches a
 * focus that is outside; the box itself hears what is typed in dialogs that belong to it, and leaves those alone.
 */
export function keepFocusInside(box: Element, event: Pressed) {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const places = [...box.querySelectorAll<HTMLElement>(focusable)].filter((place) => place.checkVisibility())
  const [first, last] = [places[0], places.at(-1)]
  const at = document.activeElement
  const isOutside = event.currentTarget !== box && !box.contains(at)
  const leaves = event.shiftKey ? at === first || at === box : at === last
  if (!isOutside && !leaves) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
