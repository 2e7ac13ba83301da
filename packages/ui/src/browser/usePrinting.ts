import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

const always = () => true

/**
 * Whether the page is being printed. Everything must be rendered before the pages are laid out, since nothing can
 * scroll into view.
 * @param matters called at that moment; if it returns false, printing changes nothing
 */
export function usePrinting(matters = always): boolean {
  const [printing, setPrinting] = useState(false)
  const decide = useEffectEvent(matters)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(decide()))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
