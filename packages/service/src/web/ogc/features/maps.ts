import type { MapPoints } from '@waldkerf/domain/entities/maps/controlPoints'
import type { Position } from '@waldkerf/domain/georef/solver/types'
import { type MapSheet, mapOutline, toFitPoints } from '@waldkerf/domain/maps/mapFootprint'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import { Refusal } from '@waldkerf/service/web/refusal'
import type { Box, ItemsQuery } from '../parameters.ts'
import type { ReadRows } from '../reading.ts'
import { between, equals, type Placed } from './feature.ts'
import type { Parts, Source } from './source.ts'

interface Row extends MapSheet {
  id: number
  map_name: string
  jahr: number | null
  scale: number | null
  typ: string
  status: string
  kreis: string
  gemeinde: string
  gemarkung: string
  reg_nr: string
  auftr_nr: string
}

const columns =
  'select=id,map_name,width,height,epsg,georef_typ,jahr,scale,typ,status,kreis,gemeinde,gemarkung,reg_nr,auftr_nr'

/** Maps of one read: their points come with them, and one may have 20,000. */
const mapsEach = 50

/** Goes by the sheet's extent, as a search by place does. */
function touches(box: Box, ring: readonly Position[]): boolean {
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)]
  const [west, east, south, north] = [Math.min(...lons), Math.max(...lons), Math.min(...lats), Math.max(...lats)]
  if (north < box.south || south > box.north) return false
  return box.west <= box.east ? east >= box.west && west <= box.east : east >= box.west || west <= box.east
}

async function withOutlines(read: ReadRows, rows: readonly Row[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id).join(',')
  const points = await read<MapPoints>(`/rpc/w_get_karten_punkte?karte_id=in.(${ids})`)
  const byMap = new Map(points.map((columns) => [columns.karte_id, columns]))
  return rows.map((row) => {
    const columns = byMap.get(row.id)
    return { row, outline: columns ? mapOutline(row, toFitPoints(columns)) : null }
  })
}

type Outlined = Awaited<ReturnType<typeof withOutlines>>[number]

function toFeature({ row, outline }: Outlined): Placed {
  const { id, width: _width, height: _height, ...properties } = row
  return {
    key: String(id),
    feature: {
      type: 'Feature',
      id,
      geometry: outline && { type: 'Polygon', coordinates: [outline.ring] },
      // Where the sheet's edges are unknown, the outline is the extent of its points alone.
      properties: { ...properties, umriss: outline ? (outline.dashed ? 'passpunkte' : 'blatt') : null },
    },
  }
}

/** The years of a span of days. */
export const years = ({ datetime }: ItemsQuery): readonly [string | undefined, string | undefined] => [
  datetime?.from?.slice(0, 4),
  datetime?.to?.slice(0, 4),
]

async function* readMaps(read: ReadRows, query: ItemsQuery, until: number): Parts {
  const { bbox, filters, limit } = query
  const wanted = [...filters].map(([name, value]) => equals(name, value))
  const where = [columns, ...wanted, ...between('jahr', ...years(query)), 'order=id.asc'].join('&')
  const most = Math.min(mapsEach, limit + 1)
  let from = Number(query.after ?? 0)
  while (from < until) {
    const rows = await read<Row>(`/karte?${where}&id=gt.${from}&id=lte.${until}&limit=${most}`)
    const maps = await withOutlines(read, rows)
    yield maps.filter(({ outline }) => !bbox || (outline && touches(bbox, outline.ring))).map(toFeature)
    from = rows.length < most ? until : (rows.at(-1)?.id ?? until)
  }
}

export const mapSource: Source = {
  key: /^\d{1,15}$/,
  last: lastMap,
  features: readMaps,
  async one(read, id) {
    const [map] = await withOutlines(read, await read<Row>(`/karte?${columns}&${equals('id', id)}`))
    return map && toFeature(map).feature
  },
  missing: () => new Refusal(refusal('not_found.map')),
}

export async function lastMap(read: ReadRows): Promise<number> {
  const [row] = await read<{ id: number }>('/karte?select=id&order=id.desc&limit=1')
  return row?.id ?? 0
}
