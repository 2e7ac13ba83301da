import { useEffect, useRef, useState } from 'react'

/** A counter's range, duration and number format. */
export interface CountSettings {
  start: number
  end: number
  /** In ms. */
  duration: number
  decimals: number
  separator: string
  prefix: string
  suffix: string
}

export const countDefaults: CountSettings = {
  start: 0,
  end: 2017,
  duration: 4_000,
  decimals: 0,
  separator: '.',
  prefix: '',
  suffix: ' Käfer',
}

/** The fields' contents while somebody types: a number on its way may be '' or '-'. */
export type TypedSettings = Readonly<Record<keyof CountSettings, string>>

/** As short as one still sees it. */
const shortest = 100

/** The fields as settings: no number is 0, no duration the shortest. */
export const parseSettings = ({ start, end, duration, decimals, ...words }: TypedSettings): CountSettings => ({
  ...words,
  start: Number(start),
  end: Number(end),
  duration: duration === '' ? shortest : Math.max(0, Number(duration)),
  decimals: Number(decimals),
})

/** The value after `elapsed` ms: fast first, then slower (exponential), in either direction. */
export function countAt({ start, end, duration }: CountSettings, elapsed: number): number {
  if (elapsed >= duration) return end
  return start + (end - start) * (1 - 2 ** ((-10 * elapsed) / duration)) * (1024 / 1023)
}

/** The value as text: decimals cut to what was asked, thousands parted. The decimal sign is what the separator is not. */
export function countText({ decimals, separator, prefix, suffix }: CountSettings, value: number): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, separator)
  const sign = separator === ',' ? '.' : ','
  return `${prefix}${value < 0 ? '−' : ''}${parted}${fraction === undefined ? '' : sign + fraction}${suffix}`
}

/** The code for these settings, to be copied. */
export const countSnippet = (settings: CountSettings): string =>
  `<CountTo ${Object.entries(settings)
    .map(([name, value]) => `${name}={${JSON.stringify(value)}}`)
    .join(' ')} />`

export type CountProblem = 'decimals' | 'separator'

/** Settings that cannot be shown: decimals outside of 0 to 20, a separator that looks like part of the number. */
export function countProblems({ decimals, separator }: CountSettings): ReadonlySet<CountProblem> {
  const wrong = new Set<CountProblem>()
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 20) wrong.add('decimals')
  if (/\d/.test(separator)) wrong.add('separator')
  return wrong
}

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
