import type { RouteRow } from '@waldkerf/domain/roles/routeTable'
import { stoppedPath } from './machine/startTable.ts'
import { findRoute } from './matchesRoute.ts'

/** The inputs of the guard. */
export interface GuardInput {
  /** Path without query. */
  path: string
  /** Path with query and hash, to come back to. */
  fullPath: string
  hasToken: boolean
  /** The allowed routes once the role is known. */
  allowed: ReadonlySet<string> | undefined
  table: readonly RouteRow[]
}

export type GuardOutcome =
  | { go: 'proceed' }
  | { go: 'redirect'; to: string }
  /** Directly to the identity service, and back to the requested address. */
  | { go: 'signIn'; backTo: string }
  /** No page has this address; `unknownAddress` finds another spelling of it, or says so. */
  | { go: 'unknown' }
  /** Fetch profile and user data, derive the role, then ask again. */
  | { go: 'load' }

const proceed: GuardOutcome = { go: 'proceed' }
const redirect = (to: string): GuardOutcome => ({ go: 'redirect', to })

/** The navigation guard of spec section 4 as a pure function. */
export function guardOutcome({ path, fullPath, hasToken, allowed, table }: GuardInput): GuardOutcome {
  const route = findRoute(table, path)
  if (fullPath.startsWith(stoppedPath)) return proceed
  if (!route && path !== '/') return { go: 'unknown' }
  if (!hasToken) return route?.public ? proceed : { go: 'signIn', backTo: fullPath }
  if (route?.id === 'login') return redirect('/')
  if (route?.public) return proceed
  if (!allowed) return { go: 'load' }
  if (!route) return redirect('/dashboard')
  return allowed.has(route.id) ? proceed : redirect(`/401?from=${encodeURIComponent(fullPath)}`)
}
