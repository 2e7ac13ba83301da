import { useEffect, useRef, useState } from 'react'
import { countAt, type CountSettings } from './count.ts'

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A counter that is started, paused and resumed; whoever wants no motion gets the end at once. */
export function useCounter(settings: CountSettings) {
  const [value, setValue] = useState(settings.start)
  const [running, setRunning] = useState(false)
  /** How long it has run before the last pause, in ms; undefined before the first start. */
  const elapsed = useRef<number>(undefined)

  useEffect(() => {
    if (!running) return undefined
    const before = elapsed.current ?? 0
    const began = performance.now()
    const step = (now: number) => {
      elapsed.current = before + Math.max(0, now - began)
      setValue(countAt(settings, elapsed.current))
      if (elapsed.current < settings.duration) frame = requestAnimationFrame(step)
      else setRunning(false)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [running, settings])

  const start = () => {
    elapsed.current = isStill() ? settings.duration : 0
    setValue(countAt(settings, elapsed.current))
    setRunning(!isStill())
  }
  // Resuming what never started is starting.
  const toggle = () => (elapsed.current === undefined ? start() : setRunning(!running))
  return { value, running, start, toggle }
}
