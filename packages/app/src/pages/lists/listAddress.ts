import type { FilterValues, ListFilter, Parts } from '@waldkerf/domain/filter/defineFilter'
import { readId } from '@waldkerf/domain/filter/parts'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'
import type { AddressForm } from './useListAddress.ts'

/** A list's filter and order, and the row open beside it. */
export interface ListPlace<Filter> {
  filter: Filter
  /** Undefined: the order of the data service's answer. */
  sort: Sort | undefined
  selectedId?: number | undefined
}

/** The part of a list's description that determines its address. */
export interface AddressedList<Row, P extends Parts<Row>> {
  filter: ListFilter<Row, P>
  usual?: Sort
  address?: { fixed: Readonly<Record<string, string>>; selected?: string }
}

const order = 'sortierung'

/** `sortierung=-net`: a column, with a minus for descending. An invalid value means the usual order. */
function readSort(text: string, usual: Sort | undefined): Sort | undefined {
  const [, minus, column] = /^(-?)(\w+)$/.exec(text) ?? []
  return column ? { column, direction: minus ? 'descending' : 'ascending' } : usual
}

/** '' for the usual order. */
const writeSort = (sort: Sort | undefined, usual: Sort | undefined): string =>
  !sort || (sort.column === usual?.column && sort.direction === usual.direction)
    ? ''
    : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`

/** Reads and writes the state of a list in addresses and saved views, by its description. */
export const listAddress = <Row, P extends Parts<Row>>({
  filter: parts,
  usual,
  address,
}: AddressedList<Row, P>): AddressForm<ListPlace<FilterValues<P>>> => ({
  read: (query) => ({
    filter: parts.read(query),
    sort: readSort(query.get(order) ?? '', usual),
    ...(address?.selected && { selectedId: readId(query.get(address.selected) ?? '') }),
  }),
  write({ filter, sort, selectedId }) {
    const query = new URLSearchParams({ ...address?.fixed, ...Object.fromEntries(parts.write(filter)) })
    const sorted = writeSort(sort, usual)
    if (sorted) query.set(order, sorted)
    if (address?.selected && selectedId !== undefined) query.set(address.selected, String(selectedId))
    return query
  },
})
