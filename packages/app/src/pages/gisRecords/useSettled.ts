import { useEffect, useState } from 'react'

/** In milliseconds: longer than between two letters of a word, shorter than is felt as waiting. */
const pause = 300

/** A text once it has stood for a moment: typing asks once per word, not per letter. An empty text counts at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
