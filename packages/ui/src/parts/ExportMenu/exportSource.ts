import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import type { ExportArea, ExportPoint } from '@waldkerf/domain/export/geoJson'
import type { LayerStyle } from '@waldkerf/domain/export/geoPackage'
import type { TextFormat } from '@waldkerf/domain/export/textFormat'

/** Rows to export: most often those of a table, in its order. */
export interface ExportSource<Row> {
  /** Name of the file, before the day. */
  title: string
  columns: readonly ExportColumn<Row>[]
  count: number
  /** How many there are beyond these rows, where they are a part of a list; absent: they are all. */
  total?: number | undefined
  /** Asked for when an export begins. */
  rows: () => readonly Row[]
  /** Of these, those that are picked, and others that are out of view; absent: none, and nothing is asked. */
  picked?: readonly Row[] | undefined
  /** Where a row is, as a point or an area; absent: there is neither GeoJSON nor GeoPackage. */
  rowPlace?: (row: Row) => ExportPoint | ExportArea | undefined
  /** The selection in words; stands in XLSX and GeoJSON, and in the name of a CSV. */
  note?: string
  /** How a map program draws the layer; absent: as it likes. */
  style?: LayerStyle
  /** An archive for exchange with others; absent: there is none. */
  archive?: ExportArchive<Row>
}

/** A ZIP file of a table and the documents that describe it. */
export interface ExportArchive<Row> {
  /** Its name for people, in the menu. */
  label: string
  /** Why there is none for now. */
  reasonAgainst: string | undefined
  /** Made when an export begins. @param note the selection in words */
  files: (note: string) => Promise<ArchiveFiles<Row>>
}

export interface ArchiveFiles<Row> {
  /** Documents by the names of their files. */
  texts: Readonly<Record<string, string>>
  table: { name: string; format: TextFormat<Row> }
}

export type ExportFormat = 'csv' | 'xlsx' | 'geojson' | 'gpkg' | 'dwca'

/** Progress of a running export, and the signal that ends it. */
export interface ExportRun {
  /** Share done, from 0 to 1; undefined while nobody knows. */
  onProgress: (done: number | undefined) => void
  signal: AbortSignal
}
