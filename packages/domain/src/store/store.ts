/** State outside React, as `useSyncExternalStore` reads it. */
export interface Store<T> {
  snapshot: () => T
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void
  /** Notifies the listeners, unless the state is the same. */
  set: (next: T) => void
}

/** The only kind of store: a state that is replaced as a whole, and its listeners. */
export function createStore<T>(initial: T): Store<T> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
  }
}
