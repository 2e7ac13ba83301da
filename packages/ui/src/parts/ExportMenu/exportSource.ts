import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import type { ExportArea, ExportPoint } from '@waldkerf/domain/export/geoJson'

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
  /** Where a row is, as a point or an area; absent: there is no GeoJSON. */
  rowPlace?: (row: Row) => ExportPoint | ExportArea | undefined
  /** The selection in words; stands in XLSX and GeoJSON, and in the name of a CSV. */
  note?: string
}

export type ExportFormat = 'csv' | 'xlsx' | 'geojson'

/** Progress of a running export, and the signal that ends it. */
export interface ExportRun {
  /** Share done, from 0 to 1; undefined while nobody knows. */
  onProgress: (done: number | undefined) => void
  signal: AbortSignal
}
