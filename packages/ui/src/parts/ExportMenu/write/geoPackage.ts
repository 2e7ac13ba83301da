import { insertRow, layerSchema, type LayerOrder, setExtent, type SqlCell } from '@waldkerf/domain/export/geoPackage'
import type { SqlJsStatic } from 'sql.js'

/** Messages that build a GeoPackage, in this order. */
export type GeoPackageMessage =
  | { type: 'begin'; order: LayerOrder }
  | { type: 'rows'; rows: readonly SqlCell[][] }
  | { type: 'end' }

/** West, south, east, north of all geometries; their blobs end with the coordinates. */
function widen(extent: [number, number, number, number], blob: Uint8Array, points: number): void {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength)
  for (let at = blob.byteLength - 16 * points; at < blob.byteLength; at += 16) {
    const [x, y] = [view.getFloat64(at, true), view.getFloat64(at + 8, true)]
    extent[0] = Math.min(extent[0], x)
    extent[1] = Math.min(extent[1], y)
    extent[2] = Math.max(extent[2], x)
    extent[3] = Math.max(extent[3], y)
  }
}

/** Takes rows slice by slice into a database in memory, and gives its bytes. */
export function geoPackage({ Database }: SqlJsStatic, order: LayerOrder) {
  const database = new Database()
  for (const statement of layerSchema(order)) database.run(statement)
  database.run('begin')
  const insert = database.prepare(insertRow(order))
  const extent: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  const head = order.geometry === 'POLYGON' ? 21 : 13
  return {
    add(rows: readonly SqlCell[][]) {
      for (const row of rows) {
        insert.run(row)
        const [geometry] = row
        if (geometry instanceof Uint8Array) widen(extent, geometry, (geometry.byteLength - head) / 16)
      }
    },
    bytes(): Uint8Array {
      insert.free()
      if (Number.isFinite(extent[0])) database.run(setExtent, [...extent, 'features'])
      database.run('commit')
      return database.export()
    },
  }
}
