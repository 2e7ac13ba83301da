import type { ExportColumn } from './exportColumn.ts'
import type { TextFormat } from './textFormat.ts'

/** A place in WGS 84, degrees. */
export interface ExportPoint {
  lat: number
  lon: number
}

/** An area in WGS 84: a closed ring of [lon, lat], against the clock. */
export interface ExportArea {
  ring: readonly (readonly [lon: number, lat: number])[]
}

/** Seven decimals are about 1 cm; no coordinate is more exact. */
const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7

const toGeometry = (place: ExportPoint | ExportArea) =>
  'ring' in place
    ? { type: 'Polygon', coordinates: [place.ring.map(([lon, lat]) => [rounded(lon), rounded(lat)])] }
    : { type: 'Point', coordinates: [rounded(place.lon), rounded(place.lat)] }

/**
 * GeoJSON (RFC 7946): one feature per row, its columns as properties under their ids, numbers, days and moments as they
 * are stored. A row without a place has no geometry.
 * @param note what the selection is, for people; a member of the collection
 */
export function geoJsonFormat<Row>(
  columns: readonly ExportColumn<Row>[],
  toPlace: (row: Row) => ExportPoint | ExportArea | undefined,
  note?: string,
): TextFormat<Row> {
  const feature = (row: Row) => {
    const place = toPlace(row)
    return JSON.stringify({
      type: 'Feature',
      geometry: place ? toGeometry(place) : null,
      properties: Object.fromEntries(columns.map(({ id, value }) => [id, value(row)])),
    })
  }
  return {
    type: 'application/geo+json',
    head: `{"type":"FeatureCollection",${note === undefined ? '' : `"note":${JSON.stringify(note)},`}"features":[`,
    body: (rows, from) => rows.map((row, place) => (from + place === 0 ? '\n' : ',\n') + feature(row)).join(''),
    tail: '\n]}\n',
  }
}
