import { csvFormat } from '@waldkerf/domain/export/csv'
import { figureColumns, type Figures } from '../figures.ts'

/** The figures as German spreadsheets read them. */
export function toCsv(figures: Figures): string {
  const { head, body, tail } = csvFormat(figureColumns(figures))
  return `${head}${body(figures.rows, 0)}${tail}`
}
