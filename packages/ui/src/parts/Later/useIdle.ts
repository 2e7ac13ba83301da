import { useEffect, useState } from 'react'

/** False until the browser's first idle moment: what is heavy comes after the screen can be used. Safari cannot tell. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const done = () => setIdle(true)
    if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 2_000 })
    else setTimeout(done, 200)
  }, [])
  return idle
}
