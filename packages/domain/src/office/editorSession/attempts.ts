import { createRounds, type Rounds } from '../../repetition/rounds.ts'

interface Outdated {
  rounds: Rounds
  /** When it may be sent again, in ms of the clock. */
  until: number
  /** It has met somebody else's change once, and goes on from there. */
  isFirst: boolean
}

/**
 * Which writes wait before they are sent once more. What does not come through holds up all of them, since it is mostly
 * the connection; what somebody else was faster with, itself alone.
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
    /** Ms until this may be sent; infinite when nothing is sent any more until somebody does something. */
    wait(key: string): number {
      const until = isOver ? Number.POSITIVE_INFINITY : Math.max(lineUntil, outdated.get(key)?.until ?? 0)
      return Math.max(0, until - now())
    },
    /** A failed one goes behind those that were not tried yet. */
    isLost: (key: string) => lost.has(key),
    /** No answer came, or none that says anything of the write. Several at once are one round. */
    lose(key: string, asked?: number) {
      lost.add(key)
      if (lineUntil > now()) return
      const pause = line.next(asked)
      if (pause === undefined) isOver = true
      else lineUntil = now() + pause
    },
    /** Somebody else was faster. @returns whether it is sent again once what is stored was taken in */
    outdate(key: string): boolean {
      const known = outdated.get(key)
      const rounds = known?.rounds ?? createRounds()
      const pause = rounds.next()
      if (pause === undefined) outdated.delete(key)
      else outdated.set(key, { rounds, until: now() + pause, isFirst: known === undefined })
      return pause !== undefined
    },
    /** Whether something goes on in a moment with what somebody else has stored. */
    isMerging: () => [...outdated.values()].some(({ isFirst, until }) => isFirst && until > now()),
    /** It was stored, or refused for good. @returns whether all that did not come through has by now */
    end(key: string): boolean {
      outdated.delete(key)
      if (lost.delete(key) && lost.size === 0) restart()
      return lost.size === 0
    },
    /** Somebody has pressed or typed, or the line is back. */
    restart,
    isOver: () => isOver,
  }
}
