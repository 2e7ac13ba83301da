import { geometryStart, packageSystems } from '@waldkerf/domain/places/layers/packageParts'
import { openSqlite, type SqlRow } from '@waldkerf/domain/places/layers/sqlite'
import { ImportError, type ImportTable, shippedSystem, toTable } from './importTable.ts'
import { pointHeads } from './readGeoJson.ts'

/** Kinds of well-known binary. */
const [point, multiPoint] = [1, 4]

/** A point, or several of which there is one, in well-known binary; undefined for all else. */
function readPoint(view: DataView, at: number): readonly [x: number, y: number] | undefined {
  const little = view.getUint8(at) === 1
  const type = view.getUint32(at + 1, little)
  const start = at + 5 + ((type & 0x2000_0000) === 0 ? 0 : 4)
  const kind = (type & 0xffff) % 1_000
  if (kind === point) return [view.getFloat64(start, little), view.getFloat64(start + 8, little)]
  return kind === multiPoint && view.getUint32(start, little) === 1 ? readPoint(view, start + 4) : undefined
}

function geometryPoint(blob: unknown): readonly [x: number, y: number] | undefined {
  if (!(blob instanceof Uint8Array)) return undefined
  const found = geometryStart(blob)
  return found && readPoint(found.view, found.start)
}

function* tableRows(rows: Iterable<SqlRow>, geometry: string): Generator<string[]> {
  let names: string[] | undefined
  for (const { [geometry]: blob, ...others } of rows) {
    if (!names) {
      names = Object.keys(others)
      yield [...pointHeads, ...names]
    }
    const place = geometryPoint(blob)
    const cells = names.map((name) => others[name] ?? '')
    yield [...(place ?? ['', '']).map(String), ...cells.map((cell) => (cell instanceof Uint8Array ? '' : String(cell)))]
  }
}

/**
 * The points of a GeoPackage with their columns, of the first table that has any.
 * @throws ImportError, or any error if damaged
 */
export function readGeoPackage(bytes: Uint8Array): ImportTable {
  const file = openSqlite(bytes)
  const systems = packageSystems(file)
  for (const { table_name: table, column_name: column, srs_id: id } of file.rows('gpkg_geometry_columns')) {
    const [first, second] = tableRows(file.rows(String(table)), String(column))
    if (!first || !second) continue
    const read = toTable(tableRows(file.rows(String(table)), String(column)), shippedSystem(systems.get(id)), 0)
    if (read.rows.some(([x]) => x !== '')) return read
  }
  throw new ImportError('noPoints')
}
