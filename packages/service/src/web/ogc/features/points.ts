import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import type { Mapping, Position } from '@waldkerf/domain/georef/solver/types'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import { Refusal } from '@waldkerf/service/web/refusal'
import { isIn, type ItemsQuery } from '../parameters.ts'
import type { ReadRows } from '../reading.ts'
import { equals, type Placed } from './feature.ts'
import { lastMap, years } from './maps.ts'
import type { Parts, Source } from './source.ts'

interface Row {
  karte_id: number
  nr: number
  mapx: number | null
  mapy: number | null
  pixelx: number | null
  pixely: number | null
  enable: boolean
  residual: number | null
}

interface MapOfPoint {
  id: number
  epsg: number | null
  jahr: number | null
}

const columns = 'select=karte_id,nr,mapx,mapy,pixelx,pixely,enable,residual'
const rowsEach = 2_000
const key = /^(\d{1,15})-(\d{1,10})$/

const numbers = (text = '') => (key.exec(text) ?? []).slice(1).map(Number)

const mappings = new Map<number, Mapping | null>()

function toWorld(epsg: number): Mapping | null {
  const known = mappings.get(epsg)
  if (known !== undefined) return known
  const mapping = converter(epsg, 4326)
  mappings.set(epsg, mapping)
  return mapping
}

function findPlace({ mapx, mapy }: Row, epsg: number | null): Position | null {
  const place = epsg === null || mapx === null || mapy === null ? undefined : toWorld(epsg)?.([mapx, mapy])
  return place?.every(Number.isFinite) ? place : null
}

async function readMaps(read: ReadRows, rows: readonly Row[]): Promise<ReadonlyMap<number, MapOfPoint>> {
  const [first, last] = [rows[0]?.karte_id, rows.at(-1)?.karte_id]
  if (first === undefined || last === undefined) return new Map()
  const maps = await read<MapOfPoint>(`/karte?select=id,epsg,jahr&id=gte.${first}&id=lte.${last}`)
  return new Map(maps.map((map) => [map.id, map]))
}

function toFeature(row: Row, epsg: number | null): Placed & { place: Position | null } {
  const place = findPlace(row, epsg)
  const id = `${row.karte_id}-${row.nr}`
  return {
    key: id,
    place,
    feature: {
      type: 'Feature',
      id,
      geometry: place && { type: 'Point', coordinates: place },
      properties: { ...row, epsg },
    },
  }
}

async function* readPoints(read: ReadRows, query: ItemsQuery, until: number): Parts {
  const { bbox, datetime, filters, limit } = query
  const wanted = [...filters].map(([name, value]) => equals(name, value))
  const where = [columns, ...wanted, `karte_id=lte.${until}`, 'order=karte_id.asc,nr.asc'].join('&')
  const most = Math.min(rowsEach, limit + 1)
  const [first = '', last = '9999'] = years(query)
  const isThen = (year: number | null | undefined) =>
    datetime === undefined || (!!year && String(year) >= first && String(year) <= last)
  let [map = 0, nr = -1] = numbers(query.after)
  for (;;) {
    const beyond = `karte_id=gte.${map}&or=(karte_id.gt.${map},nr.gt.${nr})`
    const rows = await read<Row>(`/mappoint?${where}&${beyond}&limit=${most}`)
    const maps = await readMaps(read, rows)
    yield rows
      .filter(({ karte_id }) => isThen(maps.get(karte_id)?.jahr))
      .map((row) => toFeature(row, maps.get(row.karte_id)?.epsg ?? null))
      .filter(({ place }) => bbox === undefined || (place && isIn(bbox, place)))
    const end = rows.at(-1)
    if (rows.length < most || !end) return
    ;({ karte_id: map, nr } = end)
  }
}

export const pointSource: Source = {
  key,
  last: lastMap,
  features: readPoints,
  async one(read, id) {
    const [map, nr] = numbers(id)
    if (map === undefined || nr === undefined) return undefined
    const [row] = await read<Row>(`/mappoint?${columns}&${equals('karte_id', map)}&${equals('nr', nr)}`)
    return row && toFeature(row, (await readMaps(read, [row])).get(map)?.epsg ?? null).feature
  },
  missing: () => new Refusal(refusal('not_found.entry')),
}
