/** Pauses before each automatic repetition, in ms. After the last one a person has to try again. */
export const pauses = [1_000, 2_000, 5_000, 10_000, 10_000] as const

/** How many automatic repetitions there are at most. */
export const mostRounds = pauses.length

/**
 * How long to wait before a repetition. All automatic repetitions use this; waiting for the connection, the session's
 * check each minute and the check of the role are not repetitions.
 * @param round 1 before the first
 * @param asked seconds that the service asks to wait (`Retry-After`)
 * @returns ms; undefined when it was tried often enough
 */
export function pauseBefore(round: number, asked?: number): number | undefined {
  const own = pauses[round - 1]
  return own === undefined || asked === undefined ? own : Math.max(own, asked * 1_000)
}

/** Counts the repetitions of one request. */
export function createRounds() {
  let count = 0
  return {
    /** Counts one more. @returns ms to wait before it; undefined when it was tried often enough */
    next: (asked?: number): number | undefined => pauseBefore(++count, asked),
    /** To be called after a success, or when a person tries again. */
    restart() {
      count = 0
    },
  }
}

export type Rounds = ReturnType<typeof createRounds>

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Repeats work until it succeeds, with the pauses between.
 * @param isWorth whether this failure can pass by itself
 * @param firstPause ms before the first repetition, if different from the usual
 * @throws the last failure
 */
export async function repeated<T>(
  work: () => Promise<T>,
  isWorth: (error: unknown) => boolean,
  { firstPause }: { firstPause?: number } = {},
): Promise<T> {
  let first = firstPause
  const rounds = createRounds()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const pause = isWorth(error) ? rounds.next() : undefined
      if (pause === undefined) throw error
      const wait = first ?? pause
      first = undefined
      if (wait > 0) await sleep(wait)
    }
  }
}
