/**
 * Tells of everything that is scrolled, and of the window before each press: one that leads away may come before the frame
 * in which the browser tells of the last scrolling.
 * @returns ends it
 */
export function followScrolling(keep: (event: Pick<Event, 'target'>) => void): () => void {
  const ended = new AbortController()
  const rest = { capture: true, passive: true, signal: ended.signal }
  document.addEventListener('scroll', keep, rest)
  document.addEventListener('click', () => keep({ target: document }), rest)
  return () => ended.abort()
}
