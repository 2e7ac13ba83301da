/**
 * Remembers the last map that it was given, and gives it again as long as the next one says the same, else a map with
 * those of its values that do: who compares with each key compares references.
 */
export function createSameMap<V>(isAlike: (one: V, other: V) => boolean) {
  let last: ReadonlyMap<string, V> = new Map()
  const keep = ([key, value]: readonly [string, V]): [string, V] => {
    const before = last.get(key)
    return [key, before !== undefined && isAlike(before, value) ? before : value]
  }
  return (next: ReadonlyMap<string, V>): ReadonlyMap<string, V> => {
    const kept = [...next].map(keep)
    const isSame = kept.length === last.size && kept.every(([key, value]) => last.get(key) === value)
    if (!isSame) last = new Map(kept)
    return last
  }
}
