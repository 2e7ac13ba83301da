/**
 * Reports everything that is scrolled, and the window before each press, because a press can leave the page before the
 * browser has sent the last scroll event.
 * @returns stops it
 */
export function followScrolling(keep: (event: Pick<Event, 'target'>) => void): () => void {
  const ended = new AbortController()
  const rest = { capture: true, passive: true, signal: ended.signal }
  document.addEventListener('scroll', keep, rest)
  document.addEventListener('click', () => keep({ target: document }), rest)
  return () => ended.abort()
}
