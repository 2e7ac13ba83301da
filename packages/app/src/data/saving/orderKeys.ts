import { useRef } from 'react'

/** Idempotency keys. One belongs to what it was made for: the same asked again makes nothing twice. */
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
