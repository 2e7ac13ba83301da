import type { ClientFilter } from '@waldkerf/domain/clients/clientFilter'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import { queryOf, readerOf, readSort, writeSort } from '../officeLists/listAddress.ts'

/** What the list of clients is narrowed to and sorted by, as it stands in the address and in saved views. */
export interface ClientsAddress {
  filter: ClientFilter
  /** Absent: by name, as the data service answers. */
  sort: Sort | undefined
}

export function readClientsAddress(query: URLSearchParams): ClientsAddress {
  const { text } = readerOf(query)
  return { filter: { search: text('suche'), bundesland: text('land') }, sort: readSort(query.get('sortierung')) }
}

/** The reverse; parts that say nothing are left out. */
export const writeClientsAddress = ({ filter, sort }: ClientsAddress): URLSearchParams =>
  queryOf({ suche: filter.search, land: filter.bundesland, sortierung: writeSort(sort) })
