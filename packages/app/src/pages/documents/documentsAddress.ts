import type { DocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import { queryReader, readSort, toQuery, writeSort } from '../lists/addressParts.ts'
import type { AddressForm } from '../lists/useListAddress.ts'
import type { ListPlace } from '../lists/useListPlace.ts'

/** A list of documents in the address and in saved views. */
export const documentsAddress: AddressForm<ListPlace<DocumentFilter>> = {
  read(query) {
    const { text, list, id, day } = queryReader(query)
    return {
      filter: {
        search: text('suche'),
        statuses: list('status'),
        client: id('kunde'),
        bearbeiter: text('kuerzel'),
        from: day('von'),
        to: day('bis'),
      },
      sort: readSort(query.get('sortierung')),
    }
  },
  write: ({ filter: { search, statuses, client, bearbeiter, from, to }, sort }) =>
    toQuery({
      suche: search,
      status: statuses.join(','),
      kunde: client,
      kuerzel: bearbeiter,
      von: from,
      bis: to,
      sortierung: writeSort(sort),
    }),
}
