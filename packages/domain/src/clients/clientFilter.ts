import type { ClientRow } from '../entities/clients.ts'
import { occurring, wordSearch } from '../filter/filtered.ts'

/** An empty part means all. */
export interface ClientFilter {
  /** Words that must all occur: names, address, contact person, telephone, folder, number. */
  search: string
  bundesland: string
}

export const emptyClientFilter: ClientFilter = { search: '', bundesland: '' }

export const isEmptyClientFilter = ({ search, bundesland }: ClientFilter): boolean =>
  search.trim() === '' && !bundesland

/** 'Anna Ahorn'; '' while nobody is named. */
export const contactName = ({ ap_vorname, ap_nachname }: Pick<ClientRow, 'ap_vorname' | 'ap_nachname'>): string =>
  `${ap_vorname} ${ap_nachname}`.trim()

/** '29525 Ülzen' */
export const clientPlace = ({ plz, ort }: Pick<ClientRow, 'plz' | 'ort'>): string => `${plz} ${ort}`.trim()

const searched = (row: ClientRow) =>
  [
    row.name,
    row.name_zusatz,
    row.strasse,
    clientPlace(row),
    contactName(row),
    row.ap_tel,
    row.bundesland,
    row.projektordner,
    row.client_id,
  ].join(' ')

/** Narrows the clients; the order stays. */
export function filterClients(clients: readonly ClientRow[], { search, bundesland }: ClientFilter): ClientRow[] {
  const matches = wordSearch(search)
  return clients.filter((row) => (!bundesland || row.bundesland === bundesland) && matches(() => searched(row)))
}

/** The federal states that occur, in German order. */
export const clientStates = (clients: readonly ClientRow[]): string[] =>
  occurring(clients.map(({ bundesland }) => bundesland))
