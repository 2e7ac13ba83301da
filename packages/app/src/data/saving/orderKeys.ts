import { useRef } from 'react'

/** Idempotency keys by order: the same order sent again has the same key, so that nothing is made twice. */
export function useOrderKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    of(order: object): string {
      const name = JSON.stringify(order)
      const key = keys.current.get(name) ?? crypto.randomUUID()
      keys.current.set(name, key)
      return key
    },
    forget: () => keys.current.clear(),
  }
}
