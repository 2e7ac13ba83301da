import type { SurveyMap } from '../entities/maps/maps.ts'
import { type Filtered, filtered, occurring, wordSearch } from '../filter/filtered.ts'

/** A map as the list shows it. */
export type MapRow = SurveyMap & {
  /** The client's name; '' for none. */
  client: string
  /** How many control points there are; undefined until that is known. */
  points: number | undefined
  /** How many of its points lack a side; they are not among `points`. */
  incomplete: number
}

/** An empty part means all. */
export interface MapFilter {
  /** Words that must all occur: name, client, places, numbers, remarks. */
  search: string
  /** Stored states to show; none: all. */
  status: readonly string[]
  /** client_id */
  client: number | undefined
  typ: string
  /** With control points, or without. */
  georef: '' | 'with' | 'without'
  /** Years of the sheets, both included. */
  from: number | undefined
  to: number | undefined
}

export const emptyMapFilter: MapFilter = {
  search: '',
  status: [],
  client: undefined,
  typ: '',
  georef: '',
  from: undefined,
  to: undefined,
}

export const isEmptyMapFilter = ({ search, status, client, typ, georef, from, to }: MapFilter): boolean =>
  search.trim() === '' && status.length === 0 && [client, typ, georef, from, to].every((part) => !part)

/** Maps with the names of their clients and the numbers of their points, in the maps' order. */
export function mapRows(
  maps: readonly SurveyMap[],
  clients: ReadonlyMap<number, string>,
  points: ReadonlyMap<number, number> | undefined,
  incomplete: ReadonlyMap<number, number> = new Map(),
): MapRow[] {
  return maps.map((map) => ({
    ...map,
    client: map.client_id === null ? '' : (clients.get(map.client_id) ?? String(map.client_id)),
    points: points && (points.get(map.id) ?? 0),
    incomplete: incomplete.get(map.id) ?? 0,
  }))
}

const searched = (row: MapRow) =>
  [
    row.id,
    row.map_name,
    row.client,
    row.typ,
    row.kreis,
    row.gemeinde,
    row.gemarkung,
    row.auftr_nr,
    row.reg_nr,
    row.ausf_unternehmen,
    row.bem_client,
    row.bem_to_client,
    row.bem_apus,
    row.jahr ?? '',
  ].join(' ')

/** A year that is not known lies in no range. */
const isWithin = (year: number | null, from: number | undefined, to: number | undefined) =>
  (!from && !to) || (year !== null && (!from || year >= from) && (!to || year <= to))

/** Whether the map has a place in the world. */
export const isGeoreferenced = ({ points, georef_typ }: MapRow) =>
  points === undefined ? georef_typ !== '' : points > 0

/** Narrows the maps, grouped by their stored state. */
export function filterMaps(maps: readonly MapRow[], filter: MapFilter): Filtered<MapRow> {
  const matches = wordSearch(filter.search)
  const fits = (row: MapRow) =>
    (filter.client === undefined || row.client_id === filter.client) &&
    (!filter.typ || row.typ === filter.typ) &&
    (!filter.georef || isGeoreferenced(row) === (filter.georef === 'with')) &&
    isWithin(row.jahr, filter.from, filter.to) &&
    matches(() => searched(row))
  return filtered(maps, { fits, group: ({ status }) => status, chosen: filter.status })
}

/** The values of a column that occur, in German order; empty ones left out. */
export const columnValues = (maps: readonly SurveyMap[], column: 'typ' | 'status' | 'client_status'): string[] =>
  occurring(maps.map((map) => map[column]))
