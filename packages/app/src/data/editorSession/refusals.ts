/** What the data service will never take as it is. It is kept, and sent again only once it looks different. */
export function createRefusals(looksOf: (key: string) => string | undefined) {
  const all = new Map<string, { looks: string | undefined; message: string }>()
  const has = (key: string) => {
    const refused = all.get(key)
    return refused !== undefined && refused.looks === looksOf(key)
  }
  return {
    has,
    add: (key: string, message: string) => void all.set(key, { looks: looksOf(key), message }),
    forget: (key: string) => void all.delete(key),
    /** Why the first of them was refused. */
    message: () => [...all].find(([key]) => has(key))?.[1].message,
  }
}
