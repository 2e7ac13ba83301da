/** Where the keyboard stands: on a row as a whole, or on one of its cells. */
export interface CursorPlace {
  row: number
  /** Place of a shown column; undefined: the whole row. */
  column: number | undefined
}

export interface Extent {
  rows: number
  columns: number
  /** Rows that a page key passes. */
  page: number
}

type Move = (at: CursorPlace, extent: Extent) => CursorPlace

const toRow =
  (targetRow: (row: number, extent: Extent) => number): Move =>
  (at, extent) => ({ ...at, row: Math.max(0, Math.min(extent.rows - 1, targetRow(at.row, extent))) })

const first = toRow(() => 0)
const last = toRow((_, { rows }) => rows - 1)

/** On a row these lead to the table's ends, on a cell to the row's. */
const edge =
  (rowMove: Move, targetColumn: (extent: Extent) => number): Move =>
  (at, extent) =>
    at.column === undefined ? rowMove(at, extent) : { ...at, column: targetColumn(extent) }

const right: Move = (at, { columns }) => ({
  row: Math.max(0, at.row),
  column: Math.min(columns - 1, (at.column ?? -1) + 1),
})
/** From the first cell on to the row as a whole. */
const left: Move = ({ row, column = 0 }) => ({ row, column: column > 0 ? column - 1 : undefined })

/** The keys of a grid whose rows can be stood on, as the ARIA patterns have them. */
const moves: Readonly<Record<string, Move>> = {
  ArrowDown: toRow((row) => row + 1),
  ArrowUp: toRow((row) => Math.max(row, 1) - 1),
  PageDown: toRow((row, { page }) => row + page),
  PageUp: toRow((row, { page }) => row - page),
  ArrowRight: right,
  ArrowLeft: left,
  Home: edge(first, () => 0),
  End: edge(last, ({ columns }) => columns - 1),
  'Ctrl+Home': first,
  'Ctrl+End': last,
}

/** @returns where a key leads, undefined for keys that do not move. */
export function moved(key: string, ctrl: boolean, at: CursorPlace, extent: Extent): CursorPlace | undefined {
  return moves[ctrl ? `Ctrl+${key}` : key]?.(at, extent)
}
