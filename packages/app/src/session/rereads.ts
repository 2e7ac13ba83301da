import { createRounds } from '@waldkerf/domain/repetition/rounds'

/**
 * When the session reads its person again automatically: after user data failed to load, and when a refused call
 * suggests that the role has changed.
 * @param read never fails; reports its own failures
 */
export function createRereads(read: () => Promise<unknown>) {
  const missing = createRounds()
  const doubts = createRounds()
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading = 0
  let inDoubt = false

  function plan(pause: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      void read()
    }, pause)
  }

  return {
    /** Wraps each read: calls refused during a read cause no new one, since they may be the read itself. */
    async during<T>(work: Promise<T>): Promise<T> {
      reading += 1
      try {
        return await work
      } finally {
        reading -= 1
      }
    },
    /** To be called when user data failed to load. @returns whether they are read again automatically */
    afterFailure(): boolean {
      const pause = missing.next()
      if (pause !== undefined) plan(pause)
      return pause !== undefined
    },
    /** To be called when user data were loaded. */
    afterSuccess() {
      missing.restart()
      clearTimeout(timer)
      timer = undefined
    },
    /** To be called when a call was refused: one read for many refusals, with longer pauses if refusals continue. */
    onForbidden() {
      if (reading > 0 || timer !== undefined) return
      const pause = inDoubt ? doubts.next() : 0
      inDoubt = true
      if (pause !== undefined) plan(pause)
    },
    /** To be called when the person tries again, the connection is back, or the regular check of the role is due. */
    restart() {
      missing.restart()
      doubts.restart()
      inDoubt = false
    },
  }
}
