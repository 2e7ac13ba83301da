import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useScrollPlaces } from '../tags/useScrollPlaces.ts'

/**
 * A page that is gone to begins at its top; Back and Forward find it where it was left. Another query of the same page
 * moves nothing.
 * @param on false where the tags keep each page's own place
 */
export function usePageScroll(on: boolean) {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const findPlace = useScrollPlaces(key)
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const top = type === NavigationType.Pop ? findPlace(key) : undefined
    if (on) window.scrollTo({ top: top ?? 0, behavior: 'instant' })
  }, [on, key, pathname, type, findPlace])
}
