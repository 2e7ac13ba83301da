import { useEffect, useState } from 'react'

/** In milliseconds: longer than between two letters of a word, shorter than is felt as waiting. */
const pause = 300

/** A text once it has stood for a moment: typing asks once per word, not per letter. An empty text counts at once. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : debounced
}
