import type { Column } from '../columns.ts'

/** Room in px for the boxes by which rows are picked. */
export const pickWidth = 44

/**
 * @param room width in px that all columns share; when their least widths need more, the table scrolls sideways
 * @returns whole px for each column
 */
export function columnWidths<Row>(columns: readonly Column<Row>[], room: number): number[] {
  const least = columns.reduce((sum, { width }) => sum + width, 0)
  const shares = columns.reduce((sum, { grow = 1 }) => sum + grow, 0)
  const spare = shares > 0 ? Math.max(0, room - least) / shares : 0
  return columns.map(({ width, grow = 1 }) => Math.floor(width + spare * grow))
}
