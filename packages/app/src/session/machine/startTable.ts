/** Why the adapter's `init` runs. */
export type StartKind =
  /** The page was opened. */
  | 'fresh'
  /** The identity service has sent the person back, with a code or an error. */
  | 'returning'
  /** Once more on an open page: after a network failure, or since somebody signed in again. */
  | 'again'

export type StartResult = 'authenticated' | 'unauthenticated' | 'network'

export type StartOutcome =
  /** Keep the token and its renewal. */
  | 'accept'
  /** The token stays for the other tabs; this page ends, or asks when something was typed. */
  | 'end'
  /** Load the page anew; the third time within 30 s show a page with a button instead. */
  | 'reloadOrStop'
  /** Say that there is no connection, try again with a new adapter. */
  | 'tryLater'

/** Outcome of each ended `init` (spec section 4; decisions on 'unauthenticated: the page reloads'). */
export const startTable: Readonly<Record<StartKind, Readonly<Record<StartResult, StartOutcome>>>> = {
  fresh: { authenticated: 'accept', unauthenticated: 'end', network: 'tryLater' },
  returning: { authenticated: 'accept', unauthenticated: 'reloadOrStop', network: 'tryLater' },
  again: { authenticated: 'accept', unauthenticated: 'end', network: 'tryLater' },
}

/** How the address of the page with a button begins; it opens whatever token is stored for other tabs. */
export const stoppedPath = '/login?failed=1'

/** Where the browser's session counts the reloads of turned-away returns. */
export const reloadKey = 'waldkerf.unauthenticated'

/** Reloads of the last 30 s that still count. */
const reloadWindow = 30_000
const mostReloads = 2

/** @returns the times to keep when the page reloads once more; undefined: it was enough */
export function nextReload(times: readonly number[], now: number): number[] | undefined {
  const recent = times.filter((at) => at > now - reloadWindow && at <= now)
  return recent.length < mostReloads ? [...recent, now] : undefined
}
