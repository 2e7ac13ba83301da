/** Changes that the data service refused for good. They are kept, and sent again only after they were edited. */
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
