import { useEffect, useLayoutEffect, useState } from 'react'
import { followScrolling } from '../followScrolling.ts'

/** Where the window was scrolled to, by what was shown. */
function createScrollPlaces() {
  const places = new Map<string, number>()
  let shown = ''
  return {
    of: (id: string) => places.get(id),
    show(id: string) {
      shown = id
    },
    keep: () => places.set(shown, window.scrollY),
  }
}

/**
 * Follows the window's scrolling.
 * @param id of what is shown; known before the next scroll event, so that none is counted for what was shown before
 * @returns where it was when something was shown last, in px
 */
export function useScrollPlaces(id: string): (id: string) => number | undefined {
  const [places] = useState(createScrollPlaces)
  useLayoutEffect(() => places.show(id), [places, id])
  useEffect(() => followScrolling(places.keep), [places])
  return places.of
}
