import { emptyMapFilter, type MapFilter } from '@waldkerf/domain/maps/mapFilter'
import type { Sort } from '@waldkerf/ui/parts/DataTable/DataTable'

/** What the list of maps is narrowed to and sorted by, and the map that is open, as it stands in the address. */
export interface MapsAddress {
  filter: MapFilter
  sort: Sort | undefined
  selectedId: number | undefined
}

const byName: Sort = { column: 'name', direction: 'ascending' }

const readSort = (text: string | null): Sort =>
  /^-?[a-z_]+$/.test(text ?? '')
    ? { column: (text ?? '').replace('-', ''), direction: text?.startsWith('-') ? 'descending' : 'ascending' }
    : byName

const georefs: Readonly<Record<string, MapFilter['georef']>> = { mit: 'with', ohne: 'without' }
/** In an address a map without a state must be named, too. */
const noStatus = '-'
/** States are free text, in which commas are likely. */
const between = '|'

/** Reads what a person, an older version or nobody has written: what makes no sense narrows nothing. */
export function readMapsAddress(query: URLSearchParams): MapsAddress {
  const text = (name: string) => query.get(name) ?? ''
  const number = (name: string, form: RegExp) => (form.test(text(name)) ? Number(text(name)) : undefined)
  const id = /^[1-9]\d{0,14}$/
  return {
    filter: {
      ...emptyMapFilter,
      search: text('suche'),
      status: text('status')
        .split(between)
        .filter(Boolean)
        .map((status) => (status === noStatus ? '' : status)),
      client: number('kunde', id),
      typ: text('typ'),
      georef: Object.hasOwn(georefs, text('passpunkte')) ? (georefs[text('passpunkte')] ?? '') : '',
      from: number('ab', /^\d{4}$/),
      to: number('bis', /^\d{4}$/),
    },
    sort: readSort(query.get('sortierung')),
    selectedId: number('karte', id),
  }
}

/** The reverse, with the tab; parts that say nothing are left out. */
export function writeMapsAddress({ filter, sort, selectedId }: MapsAddress): URLSearchParams {
  const { search, status, client, typ, georef, from, to } = filter
  const isByName = !sort || (sort.column === byName.column && sort.direction === byName.direction)
  const parts: Record<string, string | number | undefined> = {
    suche: search,
    status: status.map((one) => one || noStatus).join(between),
    kunde: client,
    typ,
    passpunkte: Object.keys(georefs).find((word) => georefs[word] === georef),
    ab: from,
    bis: to,
    sortierung: isByName ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.column}`,
    karte: selectedId,
  }
  const query = new URLSearchParams({ tab: 'karten' })
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query
}

/** The list with one map open. */
export const addressOfMap = (selectedId: number) =>
  writeMapsAddress({ filter: emptyMapFilter, sort: byName, selectedId })
