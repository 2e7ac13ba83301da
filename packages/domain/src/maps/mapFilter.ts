import type { SurveyMap } from '../entities/maps/maps.ts'
import type { MapLayer } from '../entities/maps/scans.ts'
import { defineFilter, type FilterValues } from '../filter/defineFilter.ts'
import { occurring } from '../filter/filtered.ts'
import { filterParts } from '../filter/parts.ts'
import type { Judgement } from '../georef/quality/verdict.ts'

/** A survey map as a row of the list. */
export type MapRow = SurveyMap & {
  /** The client's name; '' for none. */
  client: string
  /** Number of complete control points; undefined until known. */
  points: number | undefined
  /** Number of points without pixel or map coordinates; not counted in `points`. */
  incomplete: number
  /** How good the georeferencing is; absent without one, and until it is computed. */
  judgement: Judgement | undefined
  /** Whether maps can draw the sheet, and of which points; undefined until known. */
  layer: LayerState | undefined
}

/** Of a map: it has no layer, one of its points, or one of former points. */
export type LayerState = 'none' | 'current' | 'outdated'

/** Maps with the names of their clients and the numbers of their points, in the maps' order. */
export function mapRows(
  maps: readonly SurveyMap[],
  clients: ReadonlyMap<number, string>,
  points: ReadonlyMap<number, number> | undefined,
  incomplete: ReadonlyMap<number, number> = new Map(),
  judgements: ReadonlyMap<number, Judgement> = new Map(),
  layers?: ReadonlyMap<number, Pick<MapLayer, 'veraltet'>>,
): MapRow[] {
  const layerState = (id: number): LayerState => {
    const layer = layers?.get(id)
    return layer ? (layer.veraltet ? 'outdated' : 'current') : 'none'
  }
  return maps.map((map) => ({
    ...map,
    client: map.client_id === null ? '' : (clients.get(map.client_id) ?? String(map.client_id)),
    points: points && (points.get(map.id) ?? 0),
    incomplete: incomplete.get(map.id) ?? 0,
    judgement: judgements.get(map.id),
    layer: layers && layerState(map.id),
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

/** Whether the map is georeferenced; by its type until its points are known. */
export const isGeoreferenced = ({ points, georef_typ }: MapRow) =>
  points === undefined ? georef_typ !== '' : points > 0

const { search, chips, record, choice, word, yearFrom, yearTo } = filterParts<MapRow>()
const year = ({ jahr }: MapRow) => jahr

/** Maps are grouped by their stored state. */
export const mapFilter = defineFilter({
  search: search('suche', searched),
  // States are free text, in which commas are likely; '-' stands for maps without a state.
  status: chips('status', ({ status }) => status, { between: '|', nothing: '-' }),
  client: record('kunde', ({ client_id }, id) => client_id === id),
  typ: choice('typ', 'typ'),
  /** With control points, or without, or of one verdict. */
  georef: word(
    'choice',
    'passpunkte',
    { mit: 'with', ohne: 'without', gut: 'good', zweifelhaft: 'doubtful', unbrauchbar: 'unusable' },
    (wanted) => (row) =>
      wanted === 'with' || wanted === 'without'
        ? isGeoreferenced(row) === (wanted === 'with')
        : row.judgement?.verdict === wanted,
  ),
  /** Years of the sheets, both included. */
  from: yearFrom('ab', year),
  to: yearTo('bis', year),
})

export type MapFilter = FilterValues<typeof mapFilter.parts>

/** The values of a column that occur, in German order; empty ones left out. */
export const columnValues = (maps: readonly SurveyMap[], column: 'typ' | 'status' | 'client_status'): string[] =>
  occurring(maps.map((map) => map[column]))

/** The list of maps in the address: its tab, and the map that is open. */
export const mapListAddress = { fixed: { tab: 'karten' }, selected: 'karte' } as const
