import { csvFormat } from '@waldkerf/domain/export/csv'
import { geoJsonFormat } from '@waldkerf/domain/export/geoJson'
import type { ExportFormat, ExportRun, ExportSource } from '../exportSource.ts'
import { writeText } from './writeText.ts'
import { writeXlsx } from './writeXlsx.ts'

/** Writes what `source` has as a file. @throws the signal's reason, or what went wrong */
export async function writeExport<Row>(format: ExportFormat, source: ExportSource<Row>, run: ExportRun): Promise<Blob> {
  const { columns, rows, rowPlace, note } = source
  if (format === 'xlsx') return writeXlsx(source, run)
  if (format === 'csv') return writeText(csvFormat(columns), rows(), run)
  return writeText(geoJsonFormat(columns, rowPlace ?? (() => undefined), note), rows(), run)
}
