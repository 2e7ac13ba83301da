import { useEffect, useState } from 'react'
import { whenIdle } from '../../browser/whenIdle.ts'

/** False until the browser's first idle moment. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    void whenIdle().then(() => setIdle(true))
  }, [])
  return idle
}
