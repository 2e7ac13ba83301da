import { createRounds } from '@waldkerf/domain/repetition/rounds'

/**
 * When the session reads its person again by itself: after user data did not come, and when a refused call puts the
 * role in doubt.
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
    /** Wraps each read: calls refused during a read raise no new doubt, since they may be the read itself. */
    async during<T>(work: Promise<T>): Promise<T> {
      reading += 1
      try {
        return await work
      } finally {
        reading -= 1
      }
    },
    /** User data did not come. @returns whether they are asked for again without a press */
    afterFailure(): boolean {
      const pause = missing.next()
      if (pause !== undefined) plan(pause)
      return pause !== undefined
    },
    /** They came. */
    afterSuccess() {
      missing.restart()
      clearTimeout(timer)
      timer = undefined
    },
    /** A call was refused: one read for many of them, and longer apart where refusals go on. */
    onForbidden() {
      if (reading > 0 || timer !== undefined) return
      const pause = inDoubt ? doubts.next() : 0
      inDoubt = true
      if (pause !== undefined) plan(pause)
    },
    /** Somebody pressed, the line is back, or the regular look at the role is due. */
    restart() {
      missing.restart()
      doubts.restart()
      inDoubt = false
    },
  }
}
