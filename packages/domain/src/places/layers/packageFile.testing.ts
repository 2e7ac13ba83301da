import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface PackageTable {
  epsg: number
  /** Columns beside the geometry, with the type that SQL names. */
  columns?: Readonly<Record<string, string>>
  rows: readonly { rings: readonly (readonly (readonly [number, number])[])[]; values?: readonly (string | number)[] }[]
}

/** A geometry as a GeoPackage keeps it: its header with a box, then one polygon in well-known binary, little endian. */
function blob(rings: PackageTable['rows'][number]['rings']): Uint8Array {
  const corners = rings.reduce((sum, ring) => sum + ring.length, 0)
  const bytes = new Uint8Array(40 + 9 + rings.length * 4 + corners * 16)
  const view = new DataView(bytes.buffer)
  bytes.set([71, 80, 0, 0b11])
  let at = 40
  bytes[at] = 1
  view.setUint32(at + 1, 3, true)
  view.setUint32(at + 5, rings.length, true)
  at += 9
  for (const ring of rings) {
    view.setUint32(at, ring.length, true)
    at += 4
    for (const [x, y] of ring) {
      view.setFloat64(at, x, true)
      view.setFloat64(at + 8, y, true)
      at += 16
    }
  }
  return bytes
}

/** Writes a GeoPackage with SQLite itself. */
export function packageFile(tables: readonly PackageTable[], pageSize = 1024): Blob {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-gpkg-'))
  const path = join(folder, 'forst.gpkg')
  const base = new DatabaseSync(path)
  base.exec(`pragma page_size = ${pageSize};
    create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer not null primary key, organization text not null,
      organization_coordsys_id integer not null, definition text not null, description text);
    create table gpkg_geometry_columns (table_name text not null, column_name text not null, geometry_type_name text,
      srs_id integer, z tinyint, m tinyint, constraint pk primary key (table_name, column_name))`)
  base.exec('begin')
  for (const [at, { epsg, columns = {}, rows }] of tables.entries()) {
    const names = Object.entries(columns)
    base.prepare(`insert or ignore into gpkg_spatial_ref_sys values ('', ?, 'EPSG', ?, '', null)`).run(epsg + 7, epsg)
    base
      .prepare(`insert into gpkg_geometry_columns values (?, 'geom', 'POLYGON', ?, 0, 0)`)
      .run(`ebene ${at}`, epsg + 7)
    const more = names.map(([name, type]) => `, "${name}" ${type} /* a, b */`).join('')
    base.exec(`create table "ebene ${at}" (fid integer primary key autoincrement, geom polygon${more})`)
    const insert = base.prepare(`insert into "ebene ${at}" values (null, ?${', ?'.repeat(names.length)})`)
    for (const { rings, values = [] } of rows) insert.run(blob(rings), ...values)
  }
  base.exec('commit')
  base.close()
  const bytes = readFileSync(path)
  rmSync(folder, { recursive: true })
  return new Blob([bytes])
}
