import type { Message } from '../../message.ts'
import { type Column, columnsOfCount, columnsOfNames } from './columns.ts'
import { writtenNumber } from '../numberText.ts'
import type { LineProblem } from '../file/pointsFile.ts'
import { isEnabled } from '../file/readPoints.ts'

/** A pasted point, in whatever system the user says; without pixels where the text has none. */
export type PastedPoint = {
  mapx: number
  mapy: number
  pixelx: number | null
  pixely: number | null
  enable: boolean
}
/** `problems` are the lines left out. Their reader decides; nothing is dropped unsaid. */
export type Pasted = { points: PastedPoint[]; problems: LineProblem[] }

const separators = ['\t', ';', ',', /\s+/] as const
const unknownColumns: Message = {
  de: 'Die Spalten sind nicht zu erkennen: Rechtswert und Hochwert, danach Spalte und Zeile.',
  en: 'The columns cannot be told: easting and northing, then column and row.',
}
const unreadable: Message = {
  de: 'Die Zeile hat keine lesbaren Koordinaten.',
  en: 'The line has no readable coordinates.',
}

/**
 * Reads points pasted from a spreadsheet, a CSV file or a letter: columns by tab, semicolon, comma or spaces, numbers
 * with decimal comma or point, with or without a line of names.
 */
export function readPasted(text: string): Pasted {
  const lines = text.split(/\r\n|\n|\r/).flatMap((line, at) => (line.trim() === '' ? [] : { line: at + 1, text: line }))
  if (lines.length === 0) return { points: [], problems: [] }
  const tables = separators.map((separator) => toTable(lines, separator))
  const table = tables.find((table) => table.columns && table.bad.length === 0) ?? bestTable(tables)
  if (!table?.columns) return { points: [], problems: [{ line: lines[0]?.line ?? 1, message: unknownColumns }] }
  return { points: table.points, problems: table.bad.map((line) => ({ line, message: unreadable })) }
}

type Line = { line: number; text: string }
type Table = { columns: Column[] | null; points: PastedPoint[]; bad: number[] }

/** With no separator are all lines read: the one that reads most. */
function bestTable(tables: readonly Table[]): Table | undefined {
  return tables.toSorted((one, other) => other.points.length - one.points.length)[0]
}

function toTable(lines: readonly Line[], separator: (typeof separators)[number]): Table {
  const rows = lines.map(({ line, text }) => ({ line, cells: splitCells(text, separator) }))
  const [first] = rows
  const hasNames = first?.cells.every((cell) => writtenNumber(cell) === null) ?? false
  const data = hasNames ? rows.slice(1) : rows
  const named = hasNames && first ? columnsOfNames(first.cells) : undefined
  const columns = named === undefined ? columnsOfCount(data.map(({ cells }) => cells)) : named
  const points: PastedPoint[] = []
  const bad: number[] = []
  for (const { line, cells } of data) {
    const point = columns && toPoint(columns, cells)
    if (point) points.push(point)
    else bad.push(line)
  }
  return { columns, points, bad }
}

function splitCells(text: string, separator: string | RegExp): string[] {
  const cells = (typeof separator === 'string' ? text : text.trim()).split(separator)
  return cells.map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function toPoint(columns: readonly Column[], cells: readonly string[]): PastedPoint | null {
  const cell = (column: Column) => cells[columns.indexOf(column)]
  const number = (column: Column) => writtenNumber(cell(column) ?? '')
  const [mapx, mapy, pixelx, pixely] = [number('mapx'), number('mapy'), number('pixelx'), number('pixely')]
  if (mapx === null || mapy === null) return null
  // An empty cell is a point without a place in the scan yet; half of one or a word there is a mistake.
  const pixels = [cell('pixelx'), cell('pixely')].join('').trim()
  if (pixels !== '' && (pixelx === null || pixely === null)) return null
  return { mapx, mapy, pixelx, pixely, enable: isEnabled(cell('enable')) }
}
