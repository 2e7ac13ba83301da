/** Something that is being stored and is waited for before the person leaves. */
export interface PendingWrite {
  /** In people's words: 'Entscheidungen, die noch gesendet werden'. */
  name: string
  /** Sends pending writes; resolves when no request runs any more, stored or not. */
  flush: () => Promise<void>
  /** Leaving the page sends it anyway, or it is being sent: it is awaited before work is called lost. */
  onLeaving?: boolean
}

/** The longest wait in ms, so that a hanging network does not prevent signing out. */
const longest = 5_000

/** The running and pending writes, so that leaving can wait for them. */
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
    /** @returns removes it */
    add,
    /** Registers a running request until it ends. */
    during<T>(name: string, work: Promise<T>): Promise<T> {
      const ended = work.then(
        () => undefined,
        () => undefined,
      )
      const remove = add({ name, onLeaving: true, flush: () => ended })
      return work.finally(remove)
    },
    /** Waits for all writes. @returns the names of those that have not ended in time */
    flush: (limit = longest): Promise<string[]> => flushAll([...all], limit),
    /** Waits for writes that leaving a page sends, or that are being sent. @returns whether there were any */
    async flushForLeaving(limit = longest): Promise<boolean> {
      const works = [...all].filter(({ onLeaving }) => onLeaving)
      if (works.length > 0) await flushAll(works, limit)
      return works.length > 0
    },
  }
}
