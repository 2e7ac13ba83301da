import { csvFormat } from '@waldkerf/domain/export/csv'
import type { FigureRow, Figures } from '../figures.ts'

/** The figures as German spreadsheets read them. */
export function toCsv({ name, columns, rows }: Figures): string {
  const numbers = columns.map(({ label }, index) => ({
    id: label,
    title: label,
    kind: 'number' as const,
    value: ({ values }: FigureRow) => values[index] ?? null,
  }))
  const { head, body, tail } = csvFormat<FigureRow>([
    { id: 'name', title: name, kind: 'text', value: (row) => row.name },
    ...numbers,
  ])
  return `${head}${body(rows, 0)}${tail}`
}
