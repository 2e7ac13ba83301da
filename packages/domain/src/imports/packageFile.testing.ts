import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A point as a GeoPackage keeps it: its header, then well-known binary, little endian. */
function blob([x, y]: readonly [number, number]): Uint8Array {
  const bytes = new Uint8Array(8 + 21)
  const view = new DataView(bytes.buffer)
  bytes.set([71, 80, 0, 1])
  bytes[8] = 1
  view.setUint32(9, 1, true)
  view.setFloat64(13, x, true)
  view.setFloat64(21, y, true)
  return bytes
}

/** Writes a GeoPackage of one find with SQLite itself. @param place undefined: the find has none */
export function packageFile(epsg: number, place: readonly [number, number] | undefined): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-gpkg-'))
  const path = join(folder, 'funde.gpkg')
  const base = new DatabaseSync(path)
  base.exec(`
    create table gpkg_spatial_ref_sys (srs_name text, srs_id integer primary key, organization text, organization_coordsys_id integer);
    insert into gpkg_spatial_ref_sys values ('', 9, 'EPSG', ${epsg});
    create table gpkg_geometry_columns (table_name text, column_name text, geometry_type_name text, srs_id integer);
    insert into gpkg_geometry_columns values ('leer', 'geom', 'POINT', 9), ('funde', 'geom', 'POINT', 9);
    create table leer (fid integer primary key, geom point);
    create table funde (fid integer primary key, geom point, art text, datum text)`)
  base.prepare('insert into funde values (null, ?, ?, ?)').run(place ? blob(place) : null, 'Buchdrucker', '2024-06-01')
  base.close()
  const bytes = readFileSync(path)
  rmSync(folder, { recursive: true })
  return new Uint8Array(bytes)
}
