/** How far beyond the window something is made ready already. */
const ahead = '200px'

/**
 * Acts once, as soon as an element is about to be seen.
 * @returns ends the wait
 */
export function whenSeen(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      act()
    },
    { rootMargin: ahead },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
