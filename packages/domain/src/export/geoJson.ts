import type { ExportColumn } from './exportColumn.ts'
import type { TextFormat } from './textFormat.ts'

/** A place in WGS 84, degrees. */
export interface ExportPoint {
  lat: number
  lon: number
}

/** About 1 cm: more digits than that are no knowledge. */
const rounded = (degrees: number) => Math.round(degrees * 1e7) / 1e7

/**
 * GeoJSON (RFC 7946): one feature per row, its columns as properties under their ids, numbers, days and moments as they
 * are stored. A row without a place has no geometry.
 * @param note what the selection is, for people; a member of the collection
 */
export function geoJsonFormat<Row>(
  columns: readonly ExportColumn<Row>[],
  pointOf: (row: Row) => ExportPoint | undefined,
  note?: string,
): TextFormat<Row> {
  const feature = (row: Row) => {
    const point = pointOf(row)
    return JSON.stringify({
      type: 'Feature',
      geometry: point ? { type: 'Point', coordinates: [rounded(point.lon), rounded(point.lat)] } : null,
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
