import type { ClientFilter } from '@waldkerf/domain/clients/clientFilter'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { MissingParts } from '@waldkerf/ui/parts/NotLoaded/NotLoaded'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ShownViews, ViewActions } from '@waldkerf/ui/parts/SavedViews/SavedViews'

export interface ClientsState {
  /** All clients, by name. */
  clients: Loadable<readonly ClientRow[]>
  /** By client_id: what is open, less what is owed back; undefined until it is known. */
  open: ReadonlyMap<number | null, string> | undefined
  /** By client_id what of it is overdue. */
  late?: ReadonlyMap<number | null, string> | undefined
  /** Set when the open amounts could not be loaded. */
  missing?: MissingParts<'open'>
  filter: ClientFilter
  sort: Sort | undefined
  views: ShownViews
  /** The address asks for the form of a new client. */
  isNewAsked?: boolean
  /** Where clients come from a file. */
  importAddress: string
  /** Of a client's page. */
  clientAddress: (clientId: number) => string
}

/** Values of a new client. */
export interface NewClient {
  name: string
  strasse: string
  plz: string
  ort: string
  /** ISO 3166-1 in two letters. */
  land: string
  /** The first recipient of its documents; '' for none. */
  email: string
}

export interface ClientsActions {
  open: (clientId: number) => void
  setFilter: (filter: ClientFilter) => void
  setSort: (sort: Sort) => void
  retry: () => void
  /**
   * Makes it and opens its page, or with `offer` makes an offer for it too and opens that; rejects with an error whose
   * message is for people.
   * @param key made when the form opens, the same for every try
   */
  create: (client: NewClient, key: string, next?: 'offer') => Promise<void>
  /** Told when a new client is typed and not made, and when that is over. */
  onTyping: (isTyping: boolean) => void
  views: ViewActions
  /** Told when the form that was asked for is open. */
  newOpened?: () => void
}
