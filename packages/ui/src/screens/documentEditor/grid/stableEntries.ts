/**
 * Returns the last entries again while the next ones are equal, and otherwise keeps each value that is equal to the
 * one before. Rows can then compare by reference with each key press.
 */
export function createStableEntries<V>(isAlike: (one: V, other: V) => boolean) {
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
