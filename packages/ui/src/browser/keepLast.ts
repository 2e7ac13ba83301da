/** Keeps what was made by its key, at most so many: the one that was not asked for the longest goes first. */
export function keepLast<Key, Value>(most: number) {
  const kept = new Map<Key, Value>()
  return {
    take(key: Key, make: () => Value): Value {
      const value = kept.has(key) ? (kept.get(key) as Value) : make()
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return value
    },
    forget: (key: Key) => void kept.delete(key),
  }
}

/** The same for promises: one that fails is made again when it is next asked for. */
export function keepLastLoaded<Value>(most: number) {
  const kept = keepLast<string, Promise<Value>>(most)
  return (key: string, load: () => Promise<Value>): Promise<Value> =>
    kept.take(key, () => {
      const loading = load()
      loading.catch(() => kept.forget(key))
      return loading
    })
}
