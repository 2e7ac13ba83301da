import type { UserFilter } from '@waldkerf/domain/users/userFilter'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import { queryReader, readSort, toQuery, writeSort } from '../lists/addressParts.ts'
import type { AddressForm } from '../lists/useListAddress.ts'
import type { ListPlace } from '../lists/useListPlace.ts'

const byName: Sort = { column: 'name', direction: 'ascending' }

/** The list of people in the address and in saved views. */
export const usersAddress: AddressForm<ListPlace<UserFilter>> = {
  read(query) {
    const { text, list, id, day } = queryReader(query)
    return {
      filter: {
        search: text('suche'),
        roles: list('rolle'),
        client: id('kunde'),
        profession: text('beruf'),
        from: day('von'),
        to: day('bis'),
      },
      sort: readSort(query.get('sortierung'), byName),
    }
  },
  write: ({ filter: { search, roles, client, profession, from, to }, sort }) =>
    toQuery({
      suche: search,
      rolle: roles.join(','),
      kunde: client,
      beruf: profession,
      von: from,
      bis: to,
      sortierung: writeSort(sort, byName),
    }),
}
