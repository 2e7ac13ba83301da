import { useEffect, useState } from 'react'

interface Ahead<T> {
  /** The owner's value when it was last seen. */
  since: T
  /** Values passed to the owner that have not come back yet, oldest first. */
  sent: readonly T[]
}

/**
 * A value that is there at once, while its owner follows when it can: the address does so, whose changes React draws when
 * nothing is more urgent. Without it a field falls back to the old text after each key, and whoever types on loses letters.
 * The owner's later values are the passed ones, perhaps with some left out; any other value comes from elsewhere and wins.
 * @returns the value to show, and a function that sets a new one
 */
export function useAhead<T>(value: T, onChange: (value: T) => void): readonly [T, (value: T) => void] {
  const [ahead, setAhead] = useState<Ahead<T>>()
  // Not while rendering: a render that is given up for the next key must not change what that key reads.
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- it mirrors what was really shown, as an outside system
    setAhead((before) => {
      if (!before || Object.is(before.since, value)) return before
      const at = before.sent.indexOf(value)
      const isFollowing = at !== -1 && at < before.sent.length - 1
      return isFollowing ? { since: value, sent: before.sent.slice(at + 1) } : undefined
    })
  }, [value])
  const tell = (next: T) => {
    setAhead((before) => ({ since: before ? before.since : value, sent: [...(before?.sent ?? []), next] }))
    onChange(next)
  }
  const isBehind = ahead && (Object.is(ahead.since, value) || ahead.sent.includes(value))
  return [isBehind ? (ahead.sent.at(-1) ?? value) : value, tell]
}
