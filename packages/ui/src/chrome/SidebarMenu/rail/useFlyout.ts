import { type FocusEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** Closing the fly-out would lose a focus inside it: it goes back to the entry's own control. */
function focusEntry(entry: HTMLElement | null) {
  if (entry?.contains(document.activeElement)) entry.querySelector<HTMLElement>('a, button')?.focus()
}

/**
 * A fly-out beside an entry: there while the pointer or the focus is with the entry, after a touch until the next one
 * elsewhere. Escape takes it away, wherever the focus is (WCAG 1.4.13).
 * @returns where it stands, in px from the top of the window, undefined while there is none; and the entry's handlers
 */
export function useFlyout() {
  const entry = useRef<HTMLLIElement>(null)
  const [top, setTop] = useState<number>()
  const shown = top !== undefined
  const hide = () => setTop(undefined)
  const show = (event: SyntheticEvent<HTMLElement>) => setTop(event.currentTarget.getBoundingClientRect().top)
  useEffect(() => {
    if (!shown) return undefined
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !entry.current?.contains(target)) setTop(undefined)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      focusEntry(entry.current)
      setTop(undefined)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [shown])
  const handlers = {
    onPointerEnter: show,
    // A finger leaves with every lift; it closes by touching elsewhere.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') hide()
    },
    onFocus: show,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hide()
    },
  }
  return { entry, top, show, handlers }
}
