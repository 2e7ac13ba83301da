import { type ExportColumn, type ExportKind, isDay } from './exportColumn.ts'
import type { ExportArea, ExportPoint } from './geoJson.ts'

/** How QGIS draws a layer: a colour and a shape for each value of a column. */
export interface LayerStyle {
  column: string
  categories: readonly { value: string; color: string; shape: LayerShape }[]
}

/** Shapes by the names that QGIS has for them. */
export type LayerShape = 'circle' | 'triangle' | 'diamond' | 'square' | 'cross_fill'

type LayerColumn = Pick<ExportColumn<never>, 'id' | 'kind'>

/** A layer without its rows. */
export interface LayerOrder {
  /** Name of the layer and its table. */
  title: string
  columns: readonly LayerColumn[]
  geometry: 'POINT' | 'POLYGON'
  style: LayerStyle | undefined
  /** The selection in words. */
  note: string
  /** When it is written, ISO 8601 in UTC. */
  now: string
}

export type SqlCell = string | number | Uint8Array | null

const types: Record<ExportKind, string> = { text: 'TEXT', number: 'REAL', day: 'DATE', instant: 'DATETIME' }
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

const srs = 4326

const wgs84 =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]'

/** Statements that make a GeoPackage (OGC 12-128r18, 1.3) with one empty layer, its style as QGIS keeps it. */
export function layerSchema({ title, columns, geometry, style, note, now }: LayerOrder): readonly string[] {
  const fields = columns.map(({ id, kind }) => `${quoted(columnName(id))} ${types[kind]}`)
  return [
    'pragma application_id = 1196444487',
    'pragma user_version = 10300',
    `create table gpkg_spatial_ref_sys (
       srs_name text not null, srs_id integer primary key, organization text not null,
       organization_coordsys_id integer not null, definition text not null, description text)`,
    `insert into gpkg_spatial_ref_sys values
       ('Undefined Cartesian', -1, 'NONE', -1, 'undefined', null),
       ('Undefined geographic', 0, 'NONE', 0, 'undefined', null),
       ('WGS 84', ${srs}, 'EPSG', ${srs}, ${literal(wgs84)}, 'longitude, latitude')`,
    `create table gpkg_contents (
       table_name text not null primary key, data_type text not null, identifier text unique, description text default '',
       last_change datetime not null, min_x double, min_y double, max_x double, max_y double,
       srs_id integer references gpkg_spatial_ref_sys (srs_id))`,
    `create table gpkg_geometry_columns (
       table_name text not null primary key, column_name text not null, geometry_type_name text not null,
       srs_id integer not null, z tinyint not null, m tinyint not null)`,
    `create table ${quoted(title)} (fid integer primary key autoincrement not null, geom ${geometry}${fields.map((field) => `, ${field}`).join('')})`,
    `insert into gpkg_contents (table_name, data_type, identifier, description, last_change, srs_id)
       values (${literal(title)}, 'features', ${literal(title)}, ${literal(note)}, ${literal(now)}, ${srs})`,
    `insert into gpkg_geometry_columns values (${literal(title)}, 'geom', '${geometry}', ${srs}, 0, 0)`,
    // A column that is not shown is in no file.
    ...(style && columns.some(({ id }) => id === style.column) ? styleTable(style, geometry, title, now) : []),
  ]
}

/** A column of a row's number would be the layer's own key. */
const columnName = (id: string) => (id === 'fid' || id === 'geom' ? `${id}_` : id)

export const insertRow = ({ title, columns }: Pick<LayerOrder, 'title' | 'columns'>): string =>
  `insert into ${quoted(title)} (geom${columns.map(({ id }) => `, ${quoted(columnName(id))}`).join('')}) values (?${', ?'.repeat(columns.length)})`

/** When all rows are there: west, south, east, north, 'features'. */
export const setExtent = 'update gpkg_contents set min_x = ?, min_y = ?, max_x = ?, max_y = ? where data_type = ?'

const values: Record<ExportKind, (value: string | number) => SqlCell> = {
  text: String,
  number: (value) => (Number.isFinite(Number(value)) ? Number(value) : null),
  day: (value) => (isDay(String(value)) ? value : null),
  instant: (value) => (Number.isNaN(Date.parse(String(value))) ? null : new Date(value).toISOString()),
}

/** A row as `insertRow` takes it. */
export function layerRow<Row>(
  columns: readonly ExportColumn<Row>[],
  row: Row,
  place: ExportPoint | ExportArea | undefined,
): SqlCell[] {
  const cells = columns.map(({ kind, value }) => {
    const found = value(row)
    return found === null ? null : values[kind](found)
  })
  return [place ? geometryBlob(place) : null, ...cells]
}

const places = (place: ExportPoint | ExportArea): readonly (readonly [number, number])[] =>
  'ring' in place ? place.ring : [[place.lon, place.lat]]

/** GeoPackage's head (no envelope, little-endian) and the geometry as WKB. */
function geometryBlob(place: ExportPoint | ExportArea): Uint8Array {
  const points = places(place)
  const isArea = 'ring' in place
  const head = 8
  const shape = isArea ? 13 : 5
  const bytes = new Uint8Array(head + shape + 16 * points.length)
  const view = new DataView(bytes.buffer)
  bytes.set([0x47, 0x50, 0, 1])
  view.setInt32(4, srs, true)
  bytes[head] = 1
  view.setUint32(head + 1, isArea ? 3 : 1, true)
  if (isArea) {
    view.setUint32(head + 5, 1, true)
    view.setUint32(head + 9, points.length, true)
  }
  points.forEach(([x, y], at) => {
    view.setFloat64(head + shape + 16 * at, x, true)
    view.setFloat64(head + shape + 16 * at + 8, y, true)
  })
  return bytes
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const rgba = (hex: string) => `${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(',')},255`

/** A style as QGIS reads it from a file: one symbol for each value. */
function styleXml({ column, categories }: LayerStyle, geometry: LayerOrder['geometry']): string {
  const isPoint = geometry === 'POINT'
  const option = (name: string, value: string) => `<Option name="${name}" value="${escaped(value)}" type="QString"/>`
  const symbol = ({ color, shape }: LayerStyle['categories'][number], at: number) => {
    const options = isPoint
      ? [
          option('name', shape),
          option('color', rgba(color)),
          option('outline_color', '255,255,255,255'),
          option('size', '2.6'),
        ]
      : [option('color', rgba(color)), option('outline_color', rgba(color)), option('style', 'no')]
    return `<symbol name="${at}" type="${isPoint ? 'marker' : 'fill'}" alpha="1"><layer class="${isPoint ? 'SimpleMarker' : 'SimpleFill'}" enabled="1" pass="0"><Option type="Map">${options.join('')}</Option></layer></symbol>`
  }
  const category = ({ value }: LayerStyle['categories'][number], at: number) =>
    `<category value="${escaped(value)}" label="${escaped(value)}" symbol="${at}" type="string" render="true"/>`
  return `<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology"><renderer-v2 type="categorizedSymbol" attr="${escaped(column)}" symbollevels="0" enableorderby="0"><categories>${categories.map(category).join('')}</categories><symbols>${categories.map(symbol).join('')}</symbols></renderer-v2></qgis>`
}

/** QGIS finds the default style of a layer in this table of its own. */
const styleTable = (style: LayerStyle, geometry: LayerOrder['geometry'], title: string, now: string) => [
  `create table layer_styles (
     id integer primary key autoincrement not null, f_table_catalog text, f_table_schema text, f_table_name text,
     f_geometry_column text, styleName text, styleQML text, styleSLD text, useAsDefault boolean, description text,
     owner text, ui text, update_time datetime default current_timestamp)`,
  `insert into layer_styles (
     f_table_catalog, f_table_schema, f_table_name, f_geometry_column, styleName, styleQML, styleSLD, useAsDefault,
     description, owner, update_time)
     values ('', '', ${literal(title)}, 'geom', ${literal(title)}, ${literal(styleXml(style, geometry))}, '', 1, '', '', ${literal(now)})`,
  `insert into gpkg_contents (table_name, data_type, identifier, last_change, srs_id)
     values ('layer_styles', 'attributes', 'layer_styles', ${literal(now)}, 0)`,
]
