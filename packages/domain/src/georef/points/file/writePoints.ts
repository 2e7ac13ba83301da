import { decimal } from '@waldkerf/domain/georef/script/decimal'
import { plainNumber } from '../numberText.ts'
import type { FilePoint, PointsFile, PointsRow } from './pointsFile.ts'
import { isEnabled } from './readPoints.ts'

/**
 * Writes the points in the order given into the frame of the file they were read from: dialect, separator, line breaks
 * and every unchanged number keep their text. An unchanged file is written byte for byte.
 */
export function writePoints(file: PointsFile, points: readonly FilePoint[]): string {
  const rows = points.map((point) => toRow(file, point))
  const lines = rows.map(({ before, cells, separator, ending }, at) => {
    const isLast = at === rows.length - 1
    return before + cells.join(separator) + (ending || (isLast && file.tail === '' ? '' : file.lineBreak))
  })
  const head = /[\r\n]$/.test(file.head) || lines.length === 0 ? file.head : file.head + file.lineBreak
  return head + lines.join('') + file.tail
}

function toRow(file: PointsFile, point: FilePoint): PointsRow {
  const read = point.row === null ? undefined : file.rows[point.row]
  if (read) return { ...read, cells: toCells(read.cells, point, read.cells.length) }
  return { before: '', cells: toCells([], point, file.columns), separator: file.separator, ending: file.lineBreak }
}

/** As many cells as there were; a fifth is added for a point that was disabled in a file that has none. */
function toCells(read: readonly string[], point: FilePoint, count: number): string[] {
  const { mapx, mapy, pixelx, pixely, dx, dy, residual } = point
  const enable = read[4] !== undefined && isEnabled(read[4]) === point.enable ? read[4] : point.enable ? '1' : '0'
  const coordinates = [mapx, mapy, pixelx, pixely].map((value, at) => numberCell(read[at], value))
  const residuals = [dx, dy, residual].map((value, at) => numberCell(read[at + 5], value))
  const made = [...coordinates, enable, ...residuals]
  return [...made.slice(0, Math.max(count, point.enable ? 4 : 5)), ...read.slice(made.length)]
}

/** QGIS writes 0 where there is no residual. */
function numberCell(read: string | undefined, value: number | null): string {
  if (read !== undefined && plainNumber(read) === value) return read
  return decimal(value ?? 0)
}
