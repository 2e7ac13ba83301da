import type { Account, Funder, MenuItem } from '../AppShell/types.ts'
import type { RecentError, RecentNotice } from '../RecentMessages/types.ts'

/** Example values for the stories of the frame. */

export const page: MenuItem = { id: 'dashboard', title: 'Dashboard', to: '/dashboard', icon: 'dashboard' }

export const menu: readonly MenuItem[] = [
  page,
  { id: 'gis', title: 'GIS', to: '/gis/index', icon: 'map' },
  { id: 'users', title: 'Nutzer', to: '/users/index', icon: 'users' },
]

/** A menu as long as an administrator's. */
export const longMenu: readonly MenuItem[] = [
  ...menu.slice(0, 2),
  { id: 'clients', title: 'Kunden', to: '/clients/index', icon: 'profile' },
  { id: 'offers', title: 'Angebote', to: '/offers/index', icon: 'document' },
  { id: 'invoices', title: 'Rechnungen', to: '/invoices/index', icon: 'table' },
  { id: 'forecast', title: 'Prognose', to: '/forecast/index', icon: 'chart' },
  ...menu.slice(2),
  { id: 'settings', title: 'Einstellungen', to: '/settings/index', icon: 'settings' },
]

/** With a group in it, as the template part has them. */
export const group: MenuItem = {
  id: 'nested',
  title: 'Verschachtelt',
  to: '/nested',
  icon: 'layers',
  children: [
    {
      id: 'nested-1',
      title: 'Menü 1',
      to: '/nested/menu1',
      icon: 'layers',
      children: [
        { id: 'nested-1-1', title: 'Menü 1-1', to: '/nested/menu1/menu1-1', icon: 'layers' },
        { id: 'nested-1-2', title: 'Menü 1-2', to: '/nested/menu1/menu1-2', icon: 'layers' },
      ],
    },
    { id: 'nested-2', title: 'Menü 2', to: '/nested/menu2', icon: 'layers' },
  ],
}

export const outside: MenuItem = {
  id: 'source',
  title: 'Quelltext',
  to: 'https://git.example/waldkerf',
  icon: 'external',
  external: true,
}

/** With groups in groups, and an address elsewhere. */
export const nestedMenu: readonly MenuItem[] = [...menu, group, outside]

export const account: Account = {
  name: 'Henrike Tannhauser',
  email: 'expert@waldkerf.test',
  roleLabel: 'Experte',
  expertRequested: false,
  profile: { to: '/profile/index', hidden: false },
}

/** A standard user. */
export const citizen: Account = {
  ...account,
  name: 'Jonas Wiesner',
  email: 'nutzer@waldkerf.test',
  roleLabel: 'Standard-Nutzer',
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 40"><g fill="#2b6b4a"><path d="m20 4 8 12h-4l7 10H9l7-10h-4z"/><path d="M18 26h4v9h-4z"/></g><g fill="#24433a" font-family="sans-serif" font-size="13" font-weight="600"><text x="40" y="19">Waldfonds</text><text x="40" y="34">Musterland</text></g></svg>`

export const funder: Funder = {
  name: 'Waldfonds Musterland',
  logo: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  url: 'https://waldfonds.example/',
}

export const recentErrors: readonly RecentError[] = [
  {
    id: '2',
    at: '2026-11-20T10:42:00Z',
    message: 'Die Meldungen konnten nicht geladen werden. Der Dienst antwortet nicht.',
    count: 3,
    place: 'GIS',
  },
  {
    id: '1',
    at: '2026-11-20T10:05:00Z',
    message: 'Die Änderung wurde nicht gespeichert, weil die Verbindung abgerissen ist.',
    count: 1,
    place: 'Nutzerdetails',
  },
]

export const recentNotices: readonly RecentNotice[] = [
  { id: 6, at: '2026-11-20T10:44:00Z', tone: 'success', message: 'Meldung 4711 ist veröffentlicht.' },
  { id: 5, at: '2026-11-20T10:31:00Z', tone: 'warning', message: 'Drei von zwölf Karten haben kein Bild.' },
  { id: 3, at: '2026-11-20T10:07:00Z', tone: 'info', message: 'Der Entwurf ist gesichert.' },
]

/** A group and a page with very long German names. */
export const longGroup: MenuItem = {
  id: 'quality',
  title: 'Georeferenzierungsqualitätssicherung',
  to: '/quality',
  icon: 'layers',
  children: [
    { id: 'results', title: 'Bestandsplanübersichtskartenergebnisse', to: '/quality/results', icon: 'layers' },
  ],
}

export const longPage: MenuItem = {
  id: 'register',
  title: 'Forstschädlingsüberwachungsdienststellenverzeichnis',
  to: '/register/index',
  icon: 'table',
}
