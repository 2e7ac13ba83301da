import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import type { ExportArea, ExportPoint } from '@waldkerf/domain/export/geoJson'
import { layerRow, type LayerOrder } from '@waldkerf/domain/export/geoPackage'
import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'
import { geoPackage } from './geoPackage.ts'

interface Tree {
  kind: string
  height: number | null
  felled: string
  seen: string
  place: ExportPoint | ExportArea | undefined
}

const columns: readonly ExportColumn<Tree>[] = [
  { id: 'kind', title: 'Baumart', kind: 'text', value: ({ kind }) => kind },
  { id: 'height', title: 'Höhe', kind: 'number', value: ({ height }) => height },
  { id: 'felled', title: 'Gefällt', kind: 'day', value: ({ felled }) => felled },
  { id: 'seen', title: 'Gesehen', kind: 'instant', value: ({ seen }) => seen },
]
const order: LayerOrder = {
  title: "Bäume 'im' Forst",
  columns,
  geometry: 'POINT',
  style: { column: 'kind', categories: [{ value: 'Fichte & Kiefer', color: '#00713a', shape: 'circle' }] },
  note: 'Höhe über 10 m',
  now: '2026-11-20T11:00:00.000Z',
}
const tree = { kind: 'Fichte & Kiefer', height: 12.5, felled: '2026-11-20', seen: '2026-11-20T12:00:00+01:00' }
const rows: readonly Tree[] = [
  { ...tree, place: { lat: 48.25, lon: 11.5 } },
  { kind: '"; drop table x', height: null, felled: 'unbekannt', seen: '', place: undefined },
]

async function written(wish: LayerOrder, trees: readonly Tree[]): Promise<Uint8Array> {
  const file = geoPackage(await initSqlJs(), wish)
  file.add(trees.map((one) => layerRow(columns, one, one.place)))
  return file.bytes()
}

test('a layer is read back as it was, and QGIS finds its style', async () => {
  const { Database } = await initSqlJs()
  const database = new Database(await written(order, rows))
  const select = (sql: string) => database.exec(sql)[0]?.values
  expect(select('pragma application_id')).toEqual([[0x47_50_4b_47]])
  expect(select(`select kind, height, felled, seen, geom is null from "Bäume 'im' Forst"`)).toEqual([
    ['Fichte & Kiefer', 12.5, '2026-11-20', '2026-11-20T11:00:00.000Z', 0],
    ['"; drop table x', null, null, null, 1],
  ])
  expect(select(`select min_x, min_y, max_x, max_y, srs_id from gpkg_contents where data_type = 'features'`)).toEqual([
    [11.5, 48.25, 11.5, 48.25, 4326],
  ])
  const [[table, qml] = []] = select('select f_table_name, styleQML from layer_styles where useAsDefault') ?? []
  expect(table).toBe(order.title)
  expect(qml).toContain('<category value="Fichte &amp; Kiefer"')
  expect(qml).toContain('value="0,113,58,255"')
})

const reason = 'ogrinfo is not installed: no GeoPackage is read by GDAL'
const installed = spawnSync('ogrinfo', ['--version']).status === 0
if (!installed) console.warn(reason)

test('GDAL reads points and areas where they are', async (context) => {
  context.skip(!installed, reason)
  const folder = mkdtempSync(path.join(tmpdir(), 'waldkerf-gpkg-'))
  const read = (name: string, bytes: Uint8Array) => {
    const file = path.join(folder, name)
    writeFileSync(file, bytes)
    return execFileSync('ogrinfo', ['-al', file], { encoding: 'utf8' })
  }
  const ring = [[11, 48], [12, 48], [12, 49], [11, 48]] as const // prettier-ignore
  const points = read('points.gpkg', await written(order, rows))
  const areas = read('areas.gpkg', await written({ ...order, geometry: 'POLYGON' }, [{ ...tree, place: { ring } }]))
  rmSync(folder, { recursive: true })
  expect(points).toContain('POINT (11.5 48.25)')
  expect(points).toContain('felled (Date) = 2026/11/20')
  expect(points).toContain('Feature Count: 2')
  expect(areas).toContain('POLYGON ((11 48,12 48,12 49,11 48))')
  expect(areas).toContain('Extent: (11.000000, 48.000000) - (12.000000, 49.000000)')
})
