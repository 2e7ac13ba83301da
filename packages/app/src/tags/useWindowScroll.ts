import { useLayoutEffect } from 'react'
import { useScrollPlaces } from './useScrollPlaces.ts'

/** Each page's own place in the window: where it was when it is shown again, at the top when it is new. */
export function useWindowScroll(page: string) {
  const placeOf = useScrollPlaces(page)
  useLayoutEffect(() => {
    window.scrollTo({ top: placeOf(page) ?? 0, behavior: 'instant' })
  }, [page, placeOf])
}
