import { createRounds, type Rounds } from '@waldkerf/domain/repetition/rounds'

interface Outdated {
  rounds: Rounds
  /** When it may be sent again, in ms of the clock. */
  until: number
  /** It was refused for a newer version once and is being repeated. */
  isFirst: boolean
}

/**
 * Which writes wait before they are sent again. A write without an answer delays all others, since the connection is the
 * likely cause; a write that met a newer version delays itself only.
 */
export function createAttempts(now: () => number) {
  const line = createRounds()
  const lost = new Set<string>()
  const outdated = new Map<string, Outdated>()
  let lineUntil = 0
  let isOver = false

  function restart() {
    line.restart()
    lost.clear()
    outdated.clear()
    lineUntil = 0
    isOver = false
  }

  return {
    /** Ms until this may be sent; infinite if nothing is sent any more until the user acts. */
    wait(key: string): number {
      const until = isOver ? Number.POSITIVE_INFINITY : Math.max(lineUntil, outdated.get(key)?.until ?? 0)
      return Math.max(0, until - now())
    },
    /** Failed writes go after those that were not tried yet. */
    isLost: (key: string) => lost.has(key),
    /** No answer came, or one that says nothing about the write. Several at once count as one round. */
    lose(key: string, asked?: number) {
      lost.add(key)
      if (lineUntil > now()) return
      const pause = line.next(asked)
      if (pause === undefined) isOver = true
      else lineUntil = now() + pause
    },
    /** It met a newer version. @returns whether it is sent again after the stored state was merged */
    outdate(key: string): boolean {
      const known = outdated.get(key)
      const rounds = known?.rounds ?? createRounds()
      const pause = rounds.next()
      if (pause === undefined) outdated.delete(key)
      else outdated.set(key, { rounds, until: now() + pause, isFirst: known === undefined })
      return pause !== undefined
    },
    /** Whether a write is about to be repeated after a newer version was merged. */
    isMerging: () => [...outdated.values()].some(({ isFirst, until }) => isFirst && until > now()),
    /** It was stored or refused for good. @returns whether no write waits for the connection any more */
    end(key: string): boolean {
      outdated.delete(key)
      if (lost.delete(key) && lost.size === 0) restart()
      return lost.size === 0
    },
    /** The user acted, or the connection is back: everything may be sent at once. */
    restart,
    isOver: () => isOver,
  }
}
