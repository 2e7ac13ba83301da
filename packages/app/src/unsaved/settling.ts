/** Something that is being stored and is waited for before the person leaves. */
export interface SettlingWork {
  /** What people call it: 'Entscheidungen, die noch gesendet werden'. */
  name: string
  /** Sends what waits; resolves when nothing is on the wire any more, stored or not. */
  settle: () => Promise<void>
}

/** So long at most, in ms: who signs out is not held by a network that hangs. */
const longest = 5_000

/** What is on its way to being stored, and whether all of it has arrived. */
export function createSettling() {
  const all = new Set<SettlingWork>()
  return {
    /** @returns what takes it back */
    add(work: SettlingWork): () => void {
      all.add(work)
      return () => void all.delete(work)
    },
    /** Waits for all. @returns the names of what has not ended in time */
    async settle(limit = longest): Promise<string[]> {
      const open = new Set(all)
      const works = [...all].map(async (work) => {
        await work.settle()
        open.delete(work)
      })
      const late = new Promise((resolve) => setTimeout(resolve, limit))
      await Promise.race([Promise.allSettled(works), late])
      return [...open].map(({ name }) => name)
    },
  }
}
