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

const reporters = ['ogf_citizens', 'ogf_expert', 'ogf_admin'] as const
const everyone = ['ogf_citizens', 'ogf_expert', 'ogf_admin', 'ogf_new'] as const
const experts = ['ogf_admin', 'ogf_expert'] as const
const office = ['ogf_admin'] as const

/**
 * All routes in the order of the menu: those of spec section 2, compared with it by a snapshot test, and the added ones
 * (section 1 names their purposes). `/landing` is an HTML page of its own.
 */
export const productRoutes: readonly RouteRow<string, Role>[] = [
  { id: 'redirect', path: '/redirect/*', hidden: true },
  { id: 'login', path: '/login', hidden: true, public: true },
  { id: 'authRedirect', path: '/auth-redirect', hidden: true, public: true },
  { id: 'notFound', path: '/404', hidden: true },
  { id: 'forbidden', path: '/401', hidden: true },
  {
    id: 'dashboard',
    path: '/dashboard',
    title: 'Dashboard',
    roles: everyone,
    affix: true,
    noCache: true,
    icon: 'dashboard',
  },
  { id: 'gis', path: '/gis/index', title: 'GIS', roles: experts, icon: 'map' },
  { id: 'import', path: '/gis/import', title: 'Importieren', roles: experts, hidden: true },
  { id: 'statistics', path: '/statistics/index', title: 'Auswertung', roles: experts, icon: 'report' },
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
  { id: 'clients', path: '/clients/index', title: 'Kunden', roles: office, icon: 'clients' },
  { id: 'clientImport', path: '/clients/import', title: 'Importieren', roles: office, hidden: true },
  {
    id: 'client',
    path: '/clients/:client_id',
    title: 'Kundendetails',
    roles: office,
    hidden: true,
    digits: ['client_id'],
  },
  { id: 'offers', path: '/offers/index', title: 'Angebote', roles: office, icon: 'document' },
  { id: 'offer', path: '/offers/:offer_id', title: 'Angebot', roles: office, hidden: true, digits: ['offer_id'] },
  { id: 'invoices', path: '/invoices/index', title: 'Rechnungen', roles: office, icon: 'invoice' },
  { id: 'forecast', path: '/forecast/index', title: 'Prognose', roles: office, icon: 'chart' },
  {
    id: 'invoice',
    path: '/invoices/:invoice_id',
    title: 'Rechnung',
    roles: office,
    hidden: true,
    digits: ['invoice_id'],
  },
  { id: 'users', path: '/users/index', title: 'Nutzer', roles: office, icon: 'users' },
  {
    id: 'user',
    path: '/users/:user_id',
    title: 'Nutzerdetails',
    roles: office,
    hidden: true,
    noCache: true,
    digits: ['user_id'],
  },
  { id: 'profile', path: '/profile/index', title: 'Profil', roles: reporters, hidden: true, icon: 'profile' },
  { id: 'settings', path: '/settings/index', title: 'Einstellungen', roles: office, icon: 'settings' },
  {
    id: 'georef',
    path: '/gis/maps/:karte_id',
    title: 'Georeferenzierung',
    roles: experts,
    hidden: true,
    digits: ['karte_id'],
  },
  { id: 'season', path: '/season/index', title: 'Saison', roles: everyone, hidden: true },
]

/**
 * The set of allowed route ids (spec section 6): an admin sees all gated routes, others those whose list contains their
 * role; routes without roles are open to all.
 */
export const allowedRoutes = (
  role: Role,
  table: readonly RouteRow<string, Role>[] = productRoutes,
): ReadonlySet<string> =>
  new Set(
    table
      .filter(({ roles }) => roles === undefined || role === 'ogf_admin' || roles.includes(role))
      .map(({ id }) => id),
  )
