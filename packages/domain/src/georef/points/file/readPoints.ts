import { plainNumber } from '../numberText.ts'
import type { FilePoint, LineProblem, PointsFile, PointsRow } from './pointsFile.ts'

/**
 * EPSG number of the text after `#CRS:`: `EPSG:n`, or a well-known text that ends with its number. Null for a system
 * without a number of its own: that of its datum or of its unit is nested deeper.
 */
export function parseEpsg(crs: string): number | null {
  const code = /^\s*(?:epsg:|urn:ogc:def:crs:EPSG:[^:]*:)(\d+)\s*$/i.exec(crs)
  const last = /\b(?:ID|AUTHORITY)\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]\s*$/i.exec(crs)
  const number = (code ?? last)?.[1]
  return number === undefined ? null : Number(number)
}

export type ReadPoints =
  | { ok: true; file: PointsFile; points: FilePoint[]; headIsPoint: boolean }
  | { ok: false; problems: LineProblem[] }

type Line = { text: string; ending: string }

/**
 * Reads a QGIS points file of any dialect: an optional `#CRS:` line, always a line of column names, then at least four
 * columns separated by commas, else tabs. Points are numbered by their order. `headIsPoint`: the line that counts as
 * names looks like a point, which the file would lose. One unreadable line refuses the file, naming every such line.
 */
export function readPoints(text: string): ReadPoints {
  const lines = splitLines(text)
  const head = readHead(lines)
  const problems: LineProblem[] = []
  const rows: PointsRow[] = []
  const points: FilePoint[] = []
  let before = ''
  for (const [at, line] of lines.entries()) {
    if (at < head.lines) continue
    if (line.text.trim() === '') {
      before += line.text + line.ending
      continue
    }
    const { cells, separator } = splitCells(line.text)
    const point = toPoint(cells, points.length)
    if (point) points.push(point)
    else problems.push({ line: at + 1, message: unreadable })
    rows.push({ before, cells, separator, ending: line.ending })
    before = ''
  }
  if (head.lines === 0) problems.push({ line: 1, message: noHead })
  if (problems.length > 0) return { ok: false, problems }
  const { separator, cells } = splitCells(head.names)
  const file: PointsFile = {
    head: lines
      .slice(0, head.lines)
      .map((line) => line.text + line.ending)
      .join(''),
    crs: head.crs,
    epsg: head.crs === null ? null : parseEpsg(head.crs),
    rows,
    tail: before,
    separator: cells.length > 1 ? separator : (rows[0]?.separator ?? ','),
    lineBreak: lines[0]?.ending === '\r\n' ? '\r\n' : '\n',
    columns: Math.max(4, cells.length),
  }
  return { ok: true, file, points, headIsPoint: toPoint(cells, 0) !== null }
}

const noHead = { de: 'Die Datei hat keine Kopfzeile.', en: 'The file has no line of column names.' }
const unreadable = {
  de: 'Die Zeile hat nicht mindestens vier Zahlen: mapX, mapY, pixelX, pixelY.',
  en: 'The line does not have at least four numbers: mapX, mapY, pixelX, pixelY.',
}

function splitLines(text: string): Line[] {
  return [...text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)]
    .map(([, text = '', ending = '']) => ({ text, ending }))
    .filter(({ text, ending }) => text !== '' || ending !== '')
}

/** The lines up to and including the column names. One known program writes `#CSR:`. */
function readHead(lines: readonly Line[]): { lines: number; crs: string | null; names: string } {
  let crs: string | null = null
  for (const [at, { text }] of lines.entries()) {
    const found = /^\uFEFF?#\s*C(?:RS|SR):(.*)$/i.exec(text)
    if (found) crs = found[1]?.trim() ?? null
    else if (text.trim() !== '') return { lines: at + 1, crs, names: text.replace(/^\uFEFF/, '') }
  }
  return { lines: 0, crs, names: '' }
}

function splitCells(text: string): Pick<PointsRow, 'cells' | 'separator'> {
  const cells = text.split(',')
  return cells.length < 4 && text.includes('\t')
    ? { cells: text.split('\t'), separator: '\t' }
    : { cells, separator: ',' }
}

function toPoint(cells: readonly string[], row: number): FilePoint | null {
  const [mapx, mapy, pixelx, pixely] = cells.slice(0, 4).map(plainNumber)
  if (mapx == null || mapy == null || pixelx == null || pixely == null) return null
  const [dx = null, dy = null, residual = null] = cells.slice(5, 8).map(plainNumber)
  return { nr: row + 1, mapx, mapy, pixelx, pixely, enable: isEnabled(cells[4]), dx, dy, residual, row }
}

/** Whether the fifth column lets the point take part; it does without one. */
export function isEnabled(cell: string | undefined): boolean {
  return !/^\s*(0+(\.0*)?|false|f|no|nein|falsch)\s*$/i.test(cell ?? '')
}
