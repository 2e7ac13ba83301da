import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/whenIdle.ts'

/** False until the browser's first idle moment. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    // As a transition: what stands stays until there is something better to show.
    void whenIdle().then(() => startTransition(() => setIdle(true)))
  }, [])
  return idle
}
