/** Work that the data service will never take as it is. It is kept, and sent again only once it looks different. */
export function createRefusals(fingerprint: (key: string) => string | undefined) {
  const all = new Map<string, { looks: string | undefined; message: string }>()
  const has = (key: string) => {
    const refused = all.get(key)
    return refused !== undefined && refused.looks === fingerprint(key)
  }
  return {
    has,
    add: (key: string, message: string) => void all.set(key, { looks: fingerprint(key), message }),
    forget: (key: string) => void all.delete(key),
    clear: () => all.clear(),
    /** The first of them, and why it was refused. */
    first() {
      const [key, refused] = [...all].find(([each]) => has(each)) ?? []
      return key === undefined || refused === undefined ? undefined : { key, message: refused.message }
    },
  }
}
