import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** So many rows go onto paper, some 30 pages; for more there are files. */
export const printedRows = 1_000

/** Whether the page is being printed. There is no view then: rows out of it must be there before the sheets are laid out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
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
