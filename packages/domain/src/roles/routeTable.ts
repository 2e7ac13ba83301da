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

const reporters = ['ogf_citizens', 'ogf_expert', 'ogf_admin'] as const
const everyone = [...reporters, 'ogf_new'] as const

/** Everybody's own reports; they stand before the office's pages in the menu. */
const reportRoutes = [
  { id: 'reports', path: '/reports/index', title: 'Meine Meldungen', roles: reporters, icon: 'beetle' },
  { id: 'newReport', path: '/reports/new', title: 'Fund melden', roles: reporters, icon: 'plus' },
  {
    id: 'report',
    path: '/reports/:kaefer_id',
    title: 'Meldung',
    roles: reporters,
    hidden: true,
    digits: ['kaefer_id'],
  },
] as const satisfies readonly RouteRow<string, Role>[]

/** Added routes that stand before the users in the menu. Rows join here with the screen that answers them. */
const officeRoutes = [
  { id: 'clients', path: '/clients/index', title: 'Kunden', roles: ['ogf_admin'], icon: 'clients' },
  {
    id: 'client',
    path: '/clients/:client_id',
    title: 'Kundendetails',
    roles: ['ogf_admin'],
    hidden: true,
    digits: ['client_id'],
  },
  { id: 'offers', path: '/offers/index', title: 'Angebote', roles: ['ogf_admin'], icon: 'document' },
  {
    id: 'offer',
    path: '/offers/:offer_id',
    title: 'Angebot',
    roles: ['ogf_admin'],
    hidden: true,
    digits: ['offer_id'],
  },
  { id: 'invoices', path: '/invoices/index', title: 'Rechnungen', roles: ['ogf_admin'], icon: 'invoice' },
  { id: 'forecast', path: '/forecast/index', title: 'Prognose', roles: ['ogf_admin'], icon: 'chart' },
  {
    id: 'invoice',
    path: '/invoices/:invoice_id',
    title: 'Rechnung',
    roles: ['ogf_admin'],
    hidden: true,
    digits: ['invoice_id'],
  },
] as const satisfies readonly RouteRow<string, Role>[]

/** Added routes (specification, section 1 names what they are for). `/landing` is a document of its own. */
export const addedRoutes = [
  ...reportRoutes,
  ...officeRoutes,
  { id: 'settings', path: '/settings/index', title: 'Einstellungen', roles: ['ogf_admin'], icon: 'settings' },
  {
    id: 'georef',
    path: '/gis/maps/:karte_id',
    title: 'Georeferenzierung',
    roles: ['ogf_admin', 'ogf_expert'],
    hidden: true,
    digits: ['karte_id'],
  },
  { id: 'season', path: '/season/index', title: 'Saison', roles: everyone, hidden: true },
] as const satisfies readonly RouteRow<string, Role>[]

const users = specifiedRoutes.findIndex(({ id }) => id === 'users')

/** All routes in the order of the menu. */
export const productRoutes: readonly RouteRow<string, Role>[] = [
  ...specifiedRoutes.slice(0, users),
  ...reportRoutes,
  ...officeRoutes,
  ...specifiedRoutes.slice(users),
  ...addedRoutes.slice(reportRoutes.length + officeRoutes.length),
]

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
