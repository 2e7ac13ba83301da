import type { ClientFilter } from '@waldkerf/domain/clients/clientFilter'
import { queryReader, readSort, toQuery, writeSort } from '../lists/addressParts.ts'
import type { AddressForm } from '../lists/useListAddress.ts'
import type { ListPlace } from '../lists/useListPlace.ts'

/** The list of clients in the address and in saved views. */
export const clientsAddress: AddressForm<ListPlace<ClientFilter>> = {
  read(query) {
    const { text } = queryReader(query)
    return { filter: { search: text('suche'), bundesland: text('land') }, sort: readSort(query.get('sortierung')) }
  },
  write: ({ filter, sort }) => toQuery({ suche: filter.search, land: filter.bundesland, sortierung: writeSort(sort) }),
}
