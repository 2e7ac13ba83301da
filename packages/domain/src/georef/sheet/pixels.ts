import type { Position } from '../solver/types.ts'

/** Size of the scan in pixels. */
export type SheetSize = { width: number; height: number }

/** A place of the scan that is not on it; rows count downwards from zero. */
export const isOffSheet = ({ width, height }: SheetSize, [x, y]: Position): boolean =>
  x < 0 || x > width || y > 0 || -y > height

/** The crossings of a grid over the sheet, row by row from the top left; one cell per side gives the corners. */
export function crossings({ width, height }: SheetSize, cells: number): Position[] {
  const steps = Array.from({ length: cells + 1 }, (_, at) => at / cells)
  return steps.flatMap((down) => steps.map((right) => [width * right, -height * down] as const))
}

/** The middles of the cells of the same grid. */
export function middles({ width, height }: SheetSize, cells: number): Position[] {
  const steps = Array.from({ length: cells }, (_, at) => (at + 0.5) / cells)
  return steps.flatMap((down) => steps.map((right) => [width * right, -height * down] as const))
}
