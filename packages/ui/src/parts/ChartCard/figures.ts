import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'

/** A column of numbers: its head, and how a number is shown where plain digits do not do. */
interface FigureColumn {
  label: string
  show?: (value: number) => string
}

export interface FigureRow {
  id: string
  name: string
  /** One per column; null where there is none. */
  values: readonly (number | null)[]
  /** Where the row leads, for those who may open it. */
  to?: string | undefined
}

/** A chart's complete data: the source of its drawing, its table and its file. */
export interface Figures {
  /** Head of the names' column. */
  name: string
  columns: readonly FigureColumn[]
  rows: readonly FigureRow[]
}

/** The same for files. */
export const figureColumns = ({ name, columns }: Figures): ExportColumn<FigureRow>[] => [
  { id: 'name', title: name, kind: 'text', value: (row) => row.name },
  ...columns.map(({ label }, index) => ({
    id: label,
    title: label,
    kind: 'number' as const,
    value: ({ values }: FigureRow) => values[index] ?? null,
  })),
]
