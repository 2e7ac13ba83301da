/** The review workplace's filter, and the record that is open in it. */
interface GisFilter {
  status?: readonly string[]
  bundesland?: string
  art?: number | undefined
  record?: number
  /** `2026-W21` */
  week?: string
  /** Days since the report: `2-7`, `31-` */
  age?: string
  /** Days of the find, both included. */
  von?: string
  bis?: string
  /** A section of the map. */
  ausschnitt?: string | undefined
  /** In the order of the review's queue. */
  reihenfolge?: 'pruefung'
  /** The id of an import: what it stored. */
  import?: string | undefined
}

const overAt = (page: string, record: number | undefined) => page + (record === undefined ? '' : `?meldung=${record}`)

const fieldAt = (page: string, field = '') => page + (field && `?feld=${field}`)

/** Query parameter that opens a list's form for a new row. */
export const newKey = 'neu'

/** Addresses of the product, built and never typed elsewhere. */
export const paths = {
  /** @param record a published one to open over the page, for roles without GIS */
  dashboard: (record?: number) => overAt('/dashboard', record),
  /** @param record as on the dashboard */
  season: (record?: number) => overAt('/season/index', record),
  gis: ({ status, record, ...rest }: GisFilter = {}) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries({ status: status?.join(), ...rest, meldung: record })) {
      if (value || value === 0) query.set(name, String(value))
    }
    const text = query.toString()
    return `/gis/index${text && `?${text}`}`
  },
  import: () => '/gis/import',
  reports: () => '/reports/index',
  newReport: () => '/reports/new',
  report: (beetleId: number) => `/reports/${beetleId}`,
  map: (mapId: number) => `/gis/maps/${mapId}`,
  clients: () => '/clients/index',
  clientImport: () => '/clients/import',
  /** @param field the part of the client's page to show */
  client: (clientId: number, field?: string) => fieldAt(`/clients/${clientId}`, field),
  offers: () => '/offers/index',
  offer: (offerId: number) => `/offers/${offerId}`,
  invoices: () => '/invoices/index',
  invoice: (invoiceId: number) => `/invoices/${invoiceId}`,
  forecast: () => '/forecast/index',
  /** @param field the part of the settings to show */
  settings: (field?: string) => fieldAt('/settings/index', field),
  users: () => '/users/index',
  user: (userId: number) => `/users/${userId}`,
  profile: () => '/profile/index',
  expert: () => '/profile/index?tab=experte',
  /** @param list the address of a list */
  newIn: (list: string) => `${list}?${newKey}=1`,
  /** The same for a client: the list is narrowed to the client, which is preset in the form. */
  newFor: (list: string, clientId: number) => `${list}?kunde=${clientId}&${newKey}=1`,
  listFor: (list: string, clientId: number) => `${list}?kunde=${clientId}`,
  mapsFor: (clientId: number) => `/gis/index?tab=karten&kunde=${clientId}`,
  forbidden: (from: string) => `/401?from=${encodeURIComponent(from)}`,
  login: (redirect?: string) => `/login${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`,
}
