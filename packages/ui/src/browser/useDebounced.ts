import { useEffect, useState } from 'react'

/** A text once it has stood for a moment: typing asks once per word, not per letter. An empty text counts at once.
 * @param pause in milliseconds: longer than between two letters of a word, shorter than is felt as waiting
 */
export function useDebounced(text: string, pause = 300): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return text === '' ? '' : debounced
}
