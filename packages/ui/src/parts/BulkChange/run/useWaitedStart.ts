import { undoTime } from '@waldkerf/domain/pending/pendingQueue'
import { useEffect, useEffectEvent, useState } from 'react'

/** A start that waits a while, in which it can be taken back: until then nothing has begun. */
export function useWaitedStart(start: () => void) {
  const [dueAt, setDueAt] = useState<number>()
  const [seconds, setSeconds] = useState(0)
  const stop = () => setDueAt(undefined)
  const startNow = () => {
    stop()
    start()
  }
  const look = useEffectEvent((due: number) => {
    const left = due - performance.now()
    if (left <= 0) startNow()
    else setSeconds(Math.ceil(left / 1_000))
  })
  useEffect(() => {
    if (dueAt === undefined) return undefined
    const timer = setInterval(() => look(dueAt), 100)
    return () => clearInterval(timer)
  }, [dueAt])
  return {
    /** Seconds left; undefined while nothing waits. */
    waiting: dueAt === undefined ? undefined : seconds,
    wait() {
      setSeconds(undoTime / 1_000)
      setDueAt(performance.now() + undoTime)
    },
    /** Nothing has happened. */
    undo: stop,
    startNow,
  }
}
