import type { Message } from '@waldkerf/domain/georef/message'
import type { FitPoint } from '@waldkerf/domain/georef/solver/types'

/** A line of a points file as it was read, so that unchanged values are written back unchanged. */
export type PointsRow = {
  /** Blank lines before it. */
  before: string
  /** mapX, mapY, pixelX, pixelY, enable, dX, dY, residual and whatever followed; at least the first four. */
  cells: readonly string[]
  separator: ',' | '\t'
  /** Line break after it, empty at the end of the file. */
  ending: string
}

/** The frame of a points file: all but the points themselves. */
export type PointsFile = {
  /** Byte order mark, `#CRS:` line and column names, with their line breaks. */
  head: string
  /** Text of the `#CRS:` line, null without one, and its EPSG number if it names one. */
  crs: string | null
  epsg: number | null
  rows: readonly PointsRow[]
  /** Blank lines after the last point. */
  tail: string
  /** For new lines; those that were read keep their own. */
  separator: ',' | '\t'
  lineBreak: '\n' | '\r\n'
  /** Columns that the head names, at least 4. */
  columns: number
}

/** A control point of a file; `row` is its line among `PointsFile.rows`, null for one that was added since. */
export type FilePoint = FitPoint & {
  dx: number | null
  dy: number | null
  residual: number | null
  row: number | null
}

/** A fault in a line, counted from 1. */
export type LineProblem = { line: number; message: Message }

/**
 * A file without points, in the newer of QGIS's two dialects. QGIS reads the number of a coordinate system as well as
 * its whole description.
 */
export function newPointsFile(epsg: number | null): PointsFile {
  const crs = epsg === null ? null : `EPSG:${epsg}`
  const names = 'mapX,mapY,sourceX,sourceY,enable,dX,dY,residual\n'
  const head = crs === null ? names : `#CRS: ${crs}\n${names}`
  return { head, crs, epsg, rows: [], tail: '', separator: ',', lineBreak: '\n', columns: 8 }
}
