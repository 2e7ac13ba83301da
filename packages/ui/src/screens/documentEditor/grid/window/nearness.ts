import { useEffect, useRef, useState } from 'react'

/** Whether a part of a long list is so near to the view that it is mounted, and how high it was when last seen, in px. */
interface Nearness {
  isNear: boolean
  height: number
}

/** Tells an element how near it is, until it is called off. */
export type WatchNearness = (element: Element, tell: (seen: Nearness) => void) => () => void

/** So far beyond the view rows are mounted: what a turn of the wheel brings into it is there already. */
const margin = '480px 0px'

/** The element that scrolls the list; null: the page itself. */
function scroller(element: Element): Element | null {
  const { parentElement } = element
  if (!parentElement || parentElement === document.body) return null
  return /auto|scroll/.test(getComputedStyle(parentElement).overflowY) ? parentElement : scroller(parentElement)
}

/** One observer for all parts of a list. */
export function createNearness(): WatchNearness {
  const listeners = new WeakMap<Element, (seen: Nearness) => void>()
  let observer: IntersectionObserver | undefined
  const hear = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, boundingClientRect } of entries)
      listeners.get(target)?.({ isNear: isIntersecting, height: boundingClientRect.height })
  }
  return (element, tell) => {
    // Known only once the list is in the page.
    observer ??= new IntersectionObserver(hear, { root: scroller(element), rootMargin: margin })
    listeners.set(element, tell)
    observer.observe(element)
    return () => observer?.unobserve(element)
  }
}

/**
 * How near an element is, for its ref.
 * @param watch absent: all of the list is wanted, as on paper
 */
export function useNearness(watch: WatchNearness | undefined, begin: () => Nearness) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(begin)
  useEffect(() => {
    const element = place.current
    if (!element || !watch) return undefined
    return watch(element, (next) => setSeen((now) => (now.isNear === next.isNear ? now : next)))
  }, [watch])
  return { place, isNear: watch === undefined || seen.isNear, height: seen.height }
}
