/**
 * Remembers the last map that it was given, and gives it again as long as the next one says the same: who compares maps
 * with each key compares two references.
 */
export function createSameMap<V>(isAlike: (one: V, other: V) => boolean) {
  let last: ReadonlyMap<string, V> = new Map()
  const isSame = (next: ReadonlyMap<string, V>) =>
    next.size === last.size &&
    [...next].every(([key, value]) => {
      const before = last.get(key)
      return before !== undefined && isAlike(before, value)
    })
  return (next: ReadonlyMap<string, V>) => {
    if (!isSame(next)) last = next
    return last
  }
}
