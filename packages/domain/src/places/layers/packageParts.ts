import type { openSqlite } from './sqlite.ts'

/** Bytes of the box that may stand between a geometry's header and the geometry itself, by its kind. */
const boxBytes = [0, 32, 48, 48, 64]

/** The well-known binary in a geometry of a GeoPackage, and where it starts; undefined for an empty one. */
export function geometryStart(blob: Uint8Array): { view: DataView; start: number } | undefined {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength)
  const flags = view.getUint8(3)
  const isEmpty = (flags & 16) !== 0
  const start = 8 + (boxBytes[(flags >> 1) & 7] ?? 0)
  return isEmpty || start >= blob.length ? undefined : { view, start }
}

/** EPSG numbers by a GeoPackage's own numbers of its systems; those of other registers are absent. */
export function packageSystems(file: ReturnType<typeof openSqlite>): ReadonlyMap<unknown, number> {
  const systems = new Map<unknown, number>()
  for (const { srs_id: id, organization, organization_coordsys_id: epsg } of file.rows('gpkg_spatial_ref_sys'))
    if (/^epsg$/i.test(String(organization))) systems.set(id, Number(epsg))
  return systems
}
