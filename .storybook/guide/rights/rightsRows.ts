import { allowedRoutes, productRoutes } from '@waldkerf/domain/roles/routeTable'
import { effectiveRole } from '@waldkerf/domain/roles/roles'
import { calls } from '@waldkerf/domain/calls/contract'
import type { Call } from '@waldkerf/domain/calls/call'
import { type Screen, usedBy } from '@waldkerf/domain/calls/uses'
import { callers, type Outcome } from '@waldkerf/service/contract/rights/right'
import { rights } from '@waldkerf/service/contract/rights/callRights'

export type Caller = (typeof callers)[number]['role']

/** Who calls, as the tables' columns. */
export const callerRoles: readonly Caller[] = callers.map(({ role }) => role)

/**
 * How far somebody may use a call, over all its cases: as much as anybody; some of it (own rows, rows of connected
 * clients, single steps); nothing.
 */
export type Level = 'all' | 'some' | 'nothing'

/** One case of a call that the contract test sends, with what each caller gets. */
export interface RightCase {
  what: string
  outcomes: readonly Outcome[]
}

export interface CallRow {
  name: string
  /** The hook that makes the call; absent if the product does not make it. */
  hook: string | undefined
  levels: readonly Level[]
  cases: readonly RightCase[]
}

export interface ScreenGroup {
  screen: Screen | 'none'
  /** Addresses of the screen, each with who may open it, in the order of `callerRoles`. */
  routes: readonly { path: string; opens: readonly boolean[] }[]
  calls: readonly CallRow[]
}

/** The addresses that show a screen; a new screen of the contract does not compile without an entry. */
const screenRoutes: Readonly<Record<Screen, readonly string[]>> = {
  session: [],
  dashboard: ['dashboard'],
  gis: ['gis'],
  maps: ['gis', 'georef'],
  clients: ['clients', 'client'],
  offers: ['offers', 'offer'],
  invoices: ['invoices', 'invoice'],
  forecast: ['forecast'],
  users: ['users', 'user'],
  imports: ['import', 'clientImport'],
  statistics: ['statistics'],
  reports: ['reports', 'newReport', 'report'],
  profile: ['profile'],
  settings: ['settings'],
  search: [],
  demo: [],
}

const brings: readonly Outcome[] = [200, 201, 'rows', 'yes']
/** Allowed, but with nothing behind it, or against a rule that holds for everybody. */
const allowed: readonly Outcome[] = [404, 409, 'none', 'no']

/**
 * @param outcomes what somebody gets, one per case
 * @param most what an administrator gets: a case that is empty or in conflict for him, too, lowers no level
 */
export function accessLevel(outcomes: readonly Outcome[], most: readonly Outcome[]): Level {
  const isFree = (outcome: Outcome, place: number) =>
    brings.includes(outcome) || (outcome === most[place] && allowed.includes(outcome))
  if (!outcomes.some(isFree)) return 'nothing'
  return outcomes.every((outcome, place) => isFree(outcome, place) || outcome === most[place]) ? 'all' : 'some'
}

/** Method and path without the query: the key that joins a call with its cases. */
const callAddress = ({ method, path }: { method: string; path: string }) => `${method} ${path.split('?')[0]}`

const casesByAddress = Map.groupBy(Object.values(rights).flat(), ({ request }) => callAddress(request))

function callRow(name: string, address: string, hook?: string): CallRow {
  const cases = (casesByAddress.get(address) ?? []).map(({ what, cells }) => ({ what, outcomes: cells }))
  const columns = callerRoles.map((_, place) => cases.flatMap(({ outcomes }) => outcomes[place] ?? []))
  return { name, hook, cases, levels: columns.map((outcomes) => accessLevel(outcomes, columns.at(-1) ?? [])) }
}

const opens = (id: string, caller: Caller) => caller !== 'anonymous' && allowedRoutes(effectiveRole(caller)).has(id)

const routeRow = (id: string) => ({
  path: productRoutes.find((route) => route.id === id)?.path ?? id,
  opens: callerRoles.map((caller) => opens(id, caller)),
})

const contract: readonly Call[] = Object.values(calls).flatMap((area) => Object.values<Call>(area))
const byScreen = Map.groupBy(contract, ({ name }) => usedBy.get(name)?.screen)
const known = new Set(contract.filter(({ name }) => usedBy.has(name)).map(callAddress))

/** Role × address × call: routes from the route table, calls from the contract, rights from the service's tests. */
export const rightsByScreen: readonly ScreenGroup[] = [
  ...(Object.keys(screenRoutes) as Screen[]).map((screen) => ({
    screen,
    routes: screenRoutes[screen].map(routeRow),
    calls: (byScreen.get(screen) ?? []).map((call) =>
      callRow(call.name, callAddress(call), usedBy.get(call.name)?.hook),
    ),
  })),
  {
    screen: 'none' as const,
    routes: [],
    calls: [...casesByAddress.keys()].filter((one) => !known.has(one)).map((one) => callRow(one, one)),
  },
].filter((group) => group.calls.length > 0)
