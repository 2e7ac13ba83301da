/** Why the adapter's `init` runs. */
export type StartKind =
  /** The page was opened. */
  | 'fresh'
  /** The identity service has sent the person back, with a code or an error. */
  | 'returning'
  /** Repeated on an open page: after a network failure, or because somebody signed in again. */
  | 'again'

export type StartResult = 'authenticated' | 'unauthenticated' | 'network'

export type StartOutcome =
  /** Store the token and refresh it from now on. */
  | 'accept'
  /** The token stays for the other tabs; this page ends its session, or asks if something was typed. */
  | 'end'
  /** Reload the page; the third time within 30 s show a page with a button instead. */
  | 'reloadOrStop'
  /** Say that there is no connection, try again with a new adapter. */
  | 'tryLater'

/** The outcome for each result of `init` (spec section 4, 'unauthenticated: the page reloads'). */
export const startTable: Readonly<Record<StartKind, Readonly<Record<StartResult, StartOutcome>>>> = {
  fresh: { authenticated: 'accept', unauthenticated: 'end', network: 'tryLater' },
  returning: { authenticated: 'accept', unauthenticated: 'reloadOrStop', network: 'tryLater' },
  again: { authenticated: 'accept', unauthenticated: 'end', network: 'tryLater' },
}

/** Beginning of the address of the page with a button; it opens even if a token is stored for other tabs. */
export const stoppedPath = '/login?failed=1'

/** Storage key of the times of reloads after refused returns, in the browser's session. */
export const reloadKey = 'waldkerf.unauthenticated'

/** Reloads of the last 30 s that still count. */
const reloadWindow = 30_000
const mostReloads = 2

/** @returns the times to store if the page reloads again; undefined if it reloaded often enough */
export function nextReload(times: readonly number[], now: number): number[] | undefined {
  const recent = times.filter((at) => at > now - reloadWindow && at <= now)
  return recent.length < mostReloads ? [...recent, now] : undefined
}
