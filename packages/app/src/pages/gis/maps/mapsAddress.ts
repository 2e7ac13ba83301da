import { emptyMapFilter, type MapFilter } from '@waldkerf/domain/maps/mapFilter'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import { queryReader, readSort, toQuery, writeSort } from '../../lists/addressParts.ts'
import type { AddressForm } from '../../lists/useListAddress.ts'
import type { ListPlace } from '../../lists/useListPlace.ts'

const byName: Sort = { column: 'name', direction: 'ascending' }

const georefs: Readonly<Record<string, MapFilter['georef']>> = { mit: 'with', ohne: 'without' }
/** In an address a map without a state must be named, too. */
const noStatus = '-'
/** States are free text, in which commas are likely. */
const between = '|'

/** The list of maps with its tab, and the map that is open, in the address and in saved views. */
export const mapsAddress: AddressForm<ListPlace<MapFilter>> = {
  read(query) {
    const { text, list, id, year } = queryReader(query)
    return {
      filter: {
        search: text('suche'),
        status: list('status', between).map((status) => (status === noStatus ? '' : status)),
        client: id('kunde'),
        typ: text('typ'),
        georef: Object.hasOwn(georefs, text('passpunkte')) ? (georefs[text('passpunkte')] ?? '') : '',
        from: year('ab'),
        to: year('bis'),
      },
      sort: readSort(query.get('sortierung'), byName),
      selectedId: id('karte'),
    }
  },
  write: ({ filter: { search, status, client, typ, georef, from, to }, sort, selectedId }) =>
    toQuery({
      tab: 'karten',
      suche: search,
      status: status.map((one) => one || noStatus).join(between),
      kunde: client,
      typ,
      passpunkte: Object.keys(georefs).find((word) => georefs[word] === georef),
      ab: from,
      bis: to,
      sortierung: writeSort(sort, byName),
      karte: selectedId,
    }),
}

/** The list with one map open. */
export const addressOfMap = (selectedId: number) =>
  mapsAddress.write({ filter: emptyMapFilter, sort: byName, selectedId })
