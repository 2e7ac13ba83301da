import { areaName } from './areaName.ts'
import { LayerProblem } from './layerProblem.ts'
import { makeArea, type OwnArea, type Ring } from './ownLayer.ts'
import { geometryStart, packageSystems } from './packageParts.ts'
import { openSqlite, type SqlRow } from './sqlite.ts'
import { toDegrees, type ToDegrees } from './toDegrees.ts'

/** The parts of well-known binary that enclose areas. */
const [polygon, multiPolygon, collection] = [3, 6, 7]

/** How many numbers a position has: ISO's thousands say it, or the flags of an older dialect. */
function dimensions(type: number): number {
  const thousands = Math.floor((type & 0xffff) / 1_000)
  if (thousands > 0) return thousands === 3 ? 4 : 3
  return 2 + Number((type & 0x8000_0000) !== 0) + Number((type & 0x4000_0000) !== 0)
}

/** The rings of a geometry in well-known binary; none of points and lines. @returns them with the place after it */
function readRings(view: DataView, start: number, place: ToDegrees): readonly [rings: Ring[], next: number] {
  const little = view.getUint8(start) === 1
  const type = view.getUint32(start + 1, little)
  const step = dimensions(type) * 8
  let at = start + 5 + ((type & 0x2000_0000) === 0 ? 0 : 4)
  const kind = (type & 0xffff) % 1_000
  if (![polygon, multiPolygon, collection].includes(kind)) return [[], view.byteLength]
  const count = view.getUint32(at, little)
  at += 4
  const rings: Ring[] = []
  for (let part = 0; part < count; part++) {
    if (kind !== polygon) {
      const [inside, next] = readRings(view, at, place)
      rings.push(...inside)
      at = next
      continue
    }
    const points = view.getUint32(at, little)
    at += 4
    if (points * step > view.byteLength - at) throw new LayerProblem({ code: 'broken' })
    const ring = new Float64Array(points * 2)
    for (let point = 0; point < points; point++, at += step)
      ring.set(place(view.getFloat64(at, little), view.getFloat64(at + 8, little)), point * 2)
    rings.push(ring)
  }
  return [rings, at]
}

function geometryRings(blob: Uint8Array, place: ToDegrees): Ring[] {
  const found = geometryStart(blob)
  return found ? readRings(found.view, found.start, place)[0] : []
}

function areaIn(row: SqlRow, column: string, place: ToDegrees): OwnArea[] {
  const { [column]: geometry, ...properties } = row
  if (!(geometry instanceof Uint8Array)) return []
  const rings = geometryRings(geometry, place).filter(({ length }) => length >= 8)
  return rings.length > 0 ? [makeArea(areaName(properties), rings)] : []
}

/** The areas of all tables of a GeoPackage, whatever their systems are. @throws LayerProblem, or any error if damaged */
export function readGeoPackage(bytes: Uint8Array): OwnArea[] {
  const file = openSqlite(bytes)
  const systems = packageSystems(file)
  const areas: OwnArea[] = []
  for (const { table_name: table, column_name: column, srs_id: system } of file.rows('gpkg_geometry_columns')) {
    const place = toDegrees(systems.get(system))
    for (const row of file.rows(String(table))) areas.push(...areaIn(row, String(column), place))
  }
  return areas
}
