/** A child's recent deaths. */
export interface Deaths {
  /** In a row, each without having been ready for `steadyMs` before. */
  quick: number
  /** In a row, each without having become ready at all. */
  unready: number
}

export const noDeaths: Deaths = { quick: 0, unready: 0 }

/** A child that was ready this long is started again at once. */
const steadyMs = 5_000
const pausesMs = [500, 1_000, 2_000, 5_000] as const
const unreadyLimit = 5

/**
 * The pause before the next start, or giving up.
 * @param readyForMs how long the child had been ready; undefined when it never was
 */
export function afterDeath(deaths: Deaths, readyForMs: number | undefined): { deaths: Deaths; pauseMs?: number } {
  if (readyForMs !== undefined && readyForMs >= steadyMs) return { deaths: noDeaths, pauseMs: 0 }
  const quick = deaths.quick + 1
  const unready = readyForMs === undefined ? deaths.unready + 1 : 0
  if (unready >= unreadyLimit) return { deaths: { quick, unready } }
  return { deaths: { quick, unready }, pauseMs: pausesMs[Math.min(quick, pausesMs.length) - 1] }
}
