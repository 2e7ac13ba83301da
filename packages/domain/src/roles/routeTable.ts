import type { Role } from './roles.ts'

/** A row of a part's route table. Absent flags are false, absent roles mean open to all. */
export interface RouteRow<Id extends string = string, R extends string = string> {
  id: Id
  /** As the specification writes it, with `:name` for parameters; `digits` names those that must be digits. */
  path: string
  title?: string
  roles?: readonly R[]
  hidden?: boolean
  noCache?: boolean
  affix?: boolean
  digits?: readonly string[]
  /** Other addresses that this route needs no session for. */
  public?: boolean
  icon?: string
}

/** Spec section 2, 'Routes always available' and 'Role-gated routes'. A snapshot test holds it to that section. */
export const specifiedRoutes = [
  { id: 'redirect', path: '/redirect/*', hidden: true },
  { id: 'login', path: '/login', hidden: true, public: true },
  { id: 'authRedirect', path: '/auth-redirect', hidden: true, public: true },
  { id: 'notFound', path: '/404', hidden: true },
  { id: 'forbidden', path: '/401', hidden: true },
  {
    id: 'dashboard',
    path: '/dashboard',
    title: 'Dashboard',
    roles: ['ogf_citizens', 'ogf_expert', 'ogf_admin', 'ogf_new'],
    affix: true,
    noCache: true,
    icon: 'dashboard',
  },
  { id: 'gis', path: '/gis/index', title: 'GIS', roles: ['ogf_admin', 'ogf_expert'], icon: 'map' },
  { id: 'users', path: '/users/index', title: 'Nutzer', roles: ['ogf_admin'], icon: 'users' },
  {
    id: 'user',
    path: '/users/:user_id',
    title: 'Nutzerdetails',
    roles: ['ogf_admin'],
    hidden: true,
    noCache: true,
    digits: ['user_id'],
  },
  {
    id: 'profile',
    path: '/profile/index',
    title: 'Profil',
    roles: ['ogf_citizens', 'ogf_expert', 'ogf_admin'],
    hidden: true,
    icon: 'profile',
  },
] as const satisfies readonly RouteRow<string, Role>[]

/**
 * Added routes (decisions.md 'Routes'). `/landing` is a document of its own. Rows join here with the screen that
 * answers them, so that no menu entry leads nowhere.
 */
export const addedRoutes = [
  {
    id: 'georef',
    path: '/gis/maps/:karte_id',
    title: 'Georeferenzierung',
    roles: ['ogf_admin', 'ogf_expert'],
    hidden: true,
    digits: ['karte_id'],
  },
] as const satisfies readonly RouteRow<string, Role>[]

export const productRoutes: readonly RouteRow<string, Role>[] = [...specifiedRoutes, ...addedRoutes]

/**
 * The set of allowed route ids (spec section 6): an admin sees all gated routes, others those whose list contains their
 * role; routes without roles are open to all.
 */
export function allowedRoutes<R extends string>(
  table: readonly RouteRow<string, R>[],
  role: R,
  admin: R,
): ReadonlySet<string> {
  return new Set(
    table.filter((row) => row.roles === undefined || role === admin || row.roles.includes(role)).map((row) => row.id),
  )
}
