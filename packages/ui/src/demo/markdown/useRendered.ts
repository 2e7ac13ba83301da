import { useEffect, useState } from 'react'
import { renderMarkdown } from './html/renderMarkdown.ts'

/** In ms; while somebody types nothing is rendered. */
const quiet = 150

/** The HTML of a text, and whether the latest text has none. The last one that was made stays meanwhile. */
export function useRendered(text: string): { html: string; failed: boolean } {
  const [rendered, setRendered] = useState({ html: '', failed: false })
  useEffect(() => {
    const left = new AbortController()
    const timer = setTimeout(() => {
      renderMarkdown(text, left.signal).then(
        (html) => setRendered((before) => ({ html: html ?? before.html, failed: html === null })),
        () => !left.signal.aborted && setRendered(({ html }) => ({ html, failed: true })),
      )
    }, quiet)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [text])
  return rendered
}
