import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * For a part that comes in place of a plainer one: the link that has the focus there has it here too. Else the next key
 * would mean the page as a whole.
 * @returns the ref of the box with the links
 */
export function useInheritedFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null)
  // While this is rendered the other part still stands.
  const [leadsTo] = useState(() => document.activeElement?.getAttribute('href'))
  useLayoutEffect(() => {
    if (!leadsTo || document.activeElement !== document.body) return
    const links = [...(box.current?.querySelectorAll('a') ?? [])]
    links.find((link) => link.getAttribute('href') === leadsTo)?.focus({ preventScroll: true })
  }, [leadsTo])
  return box
}
