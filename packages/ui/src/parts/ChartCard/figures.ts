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
