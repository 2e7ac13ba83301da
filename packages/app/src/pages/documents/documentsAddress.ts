import type { DocumentFilter } from '@waldkerf/domain/documents/documentFilter'
import { invoiceStates } from '@waldkerf/domain/entities/documents/paymentStates'
import { receivableAges } from '@waldkerf/domain/office/payments/receivables'
import { queryReader, readSort, toQuery, writeSort } from '../lists/addressParts.ts'
import type { AddressForm } from '../lists/useListAddress.ts'
import type { ListPlace } from '../lists/useListPlace.ts'

const fixedStates = invoiceStates.filter((each) => each !== 'open')

/** A list of documents in the address and in saved views. */
export const documentsAddress: AddressForm<ListPlace<DocumentFilter>> = {
  read(query) {
    const { text, list, id, day } = queryReader(query)
    return {
      filter: {
        search: text('suche'),
        // Once there was no more to say of a fixed invoice.
        statuses: list('status').flatMap((each) => (each === 'archived' ? fixedStates : each)),
        client: id('kunde'),
        bearbeiter: text('kuerzel'),
        from: day('von'),
        to: day('bis'),
        ...(text('ansicht') === 'forderungen' && {
          view: 'forderungen',
          ages: receivableAges.filter((age) => list('alter').includes(age)),
        }),
      },
      sort: readSort(query.get('sortierung')),
    }
  },
  write: ({ filter: { search, statuses, client, bearbeiter, from, to, view, ages = [] }, sort }) =>
    toQuery({
      suche: search,
      status: statuses.join(','),
      kunde: client,
      kuerzel: bearbeiter,
      von: from,
      bis: to,
      ansicht: view,
      alter: ages.join(','),
      sortierung: writeSort(sort),
    }),
}
