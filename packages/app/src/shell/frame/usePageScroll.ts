import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { historyEntry } from '../../platform/routes/historyEntry.ts'
import { followScrolling } from '../followScrolling.ts'
import { createScrolledPlaces } from './scrolledPlaces.ts'

/**
 * A page that is gone to begins at its top; Back and Forward find it and its lists where they were left. Another query of
 * the same page moves nothing.
 * @param on false where the tags keep each page's own place
 */
export function usePageScroll(on: boolean) {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const entry = historyEntry(key)
  const [places] = useState(createScrolledPlaces)
  const shown = useRef(pathname)
  useEffect(() => {
    // Whoever scrolled before this came has told nobody.
    places.keep({ target: document })
    return followScrolling(places.keep)
  }, [places])
  // Before the next scroll event, so that none is counted for the page before.
  useLayoutEffect(() => places.show(entry), [places, entry])
  const arrive = useEffectEvent((path: string) => {
    if (shown.current === path) return undefined
    shown.current = path
    if (!on) return undefined
    if (type === NavigationType.Pop) return places.bringBack(entry)
    places.begin(entry)
    return undefined
  })
  useLayoutEffect(() => arrive(pathname), [pathname])
}
