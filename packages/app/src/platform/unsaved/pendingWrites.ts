/** Something that is being stored and is waited for before the person leaves. */
export interface PendingWrite {
  /** In people's words: 'Entscheidungen, die noch gesendet werden'. */
  name: string
  /** Sends what waits; resolves when nothing is on the wire any more, stored or not. */
  flush: () => Promise<void>
  /** Leaving the page sends it anyway, or it is on the wire: it is waited for before anything is called lost. */
  onLeaving?: boolean
}

/** So long at most, in ms: who signs out is not held by a network that hangs. */
const longest = 5_000

/** The writes that are on their way, so that leaving can wait until all of them have arrived. */
export function createPendingWrites() {
  const all = new Set<PendingWrite>()

  function add(work: PendingWrite): () => void {
    all.add(work)
    return () => void all.delete(work)
  }

  async function flushAll(works: readonly PendingWrite[], limit: number): Promise<string[]> {
    const open = new Set(works)
    const answers = works.map(async (work) => {
      await work.flush()
      open.delete(work)
    })
    const late = new Promise((resolve) => setTimeout(resolve, limit))
    await Promise.race([Promise.allSettled(answers), late])
    return [...open].map(({ name }) => name)
  }

  return {
    /** @returns what takes it back */
    add,
    /** Something is on the wire until this ends. */
    during<T>(name: string, work: Promise<T>): Promise<T> {
      const ended = work.then(
        () => undefined,
        () => undefined,
      )
      const remove = add({ name, onLeaving: true, flush: () => ended })
      return work.finally(remove)
    },
    /** Waits for all. @returns the names of what has not ended in time */
    flush: (limit = longest): Promise<string[]> => flushAll([...all], limit),
    /** Waits for what leaving a page sends or finds on the wire. @returns whether there was anything */
    async flushForLeaving(limit = longest): Promise<boolean> {
      const works = [...all].filter(({ onLeaving }) => onLeaving)
      if (works.length > 0) await flushAll(works, limit)
      return works.length > 0
    },
  }
}
