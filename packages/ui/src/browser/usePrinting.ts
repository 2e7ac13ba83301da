import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'

const always = () => true

/**
 * Whether the page is being printed. There is no view then: what is out of it must be there before the sheets are laid out.
 * @param matters asked at that moment; where it says no, printing changes nothing
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
