import { useLayoutEffect, useRef } from 'react'
import { useScrollPlaces } from './useScrollPlaces.ts'

/** Each page's own place in the window: where it was when it is shown again, at the top when it is new. */
export function useWindowScroll(page: string) {
  const findPlace = useScrollPlaces(page)
  const shown = useRef(page)
  useLayoutEffect(() => {
    // The one that stands when this begins is where it is.
    if (shown.current === page) return
    shown.current = page
    window.scrollTo({ top: findPlace(page) ?? 0, behavior: 'instant' })
  }, [page, findPlace])
}
