import { useState } from 'react'

interface Ahead<T> {
  /** What is shown. */
  own: T
  /** What the owner had when it was last looked at. */
  known: T
  /** What was told to the owner and has not come back yet, oldest first. */
  told: readonly T[]
}

/**
 * A value that is there at once, while its owner follows when it can: the address does so, whose changes React draws when
 * nothing is more urgent. Without it a field falls back to the old text after each key, and whoever types on loses letters.
 * What comes back is what was told, perhaps with some left out; anything else comes from elsewhere and is taken over.
 * @returns the value to show, and what tells a new one
 */
export function useAhead<T>(value: T, onChange: (value: T) => void): readonly [T, (value: T) => void] {
  const [ahead, setAhead] = useState<Ahead<T>>({ own: value, known: value, told: [] })
  if (!Object.is(ahead.known, value)) {
    const at = ahead.told.indexOf(value)
    setAhead(
      at === -1
        ? { own: value, known: value, told: [] }
        : { own: ahead.own, known: value, told: ahead.told.slice(at + 1) },
    )
  }
  const tell = (own: T) => {
    setAhead((before) => ({ own, known: before.known, told: [...before.told, own] }))
    onChange(own)
  }
  return [ahead.own, tell]
}
