import type { Message } from '@waldkerf/domain/georef/message'
import { writtenNumber } from '../numberText.ts'
import type { LineProblem } from '../file/pointsFile.ts'
import { isEnabled } from '../file/readPoints.ts'

/** The content of a column of pasted text; `other` is a name or number of the point. */
type Column = 'mapx' | 'mapy' | 'pixelx' | 'pixely' | 'enable' | 'other'

/** Column names that programs and people write, without case, spaces, marks and units. */
const names: Record<Exclude<Column, 'other'>, readonly string[]> = {
  mapx: ['mapx', 'x', 'e', 'east', 'easting', 'ost', 'ostwert', 'rechts', 'rechtswert', 'rw'],
  mapy: ['mapy', 'y', 'n', 'north', 'northing', 'nord', 'nordwert', 'hoch', 'hochwert', 'hw'],
  pixelx: ['pixelx', 'sourcex', 'bildx', 'px', 'spalte', 'col', 'column'],
  pixely: ['pixely', 'sourcey', 'bildy', 'py', 'zeile', 'row', 'line'],
  enable: ['enable', 'enabled', 'aktiv', 'ein', 'vermessen'],
}

/** Columns by their names: undefined if no name is known, null if easting or northing is missing or one comes twice. */
function columnsOfNames(cells: readonly string[]): Column[] | null | undefined {
  const columns = cells.map((cell): Column => {
    const name = cell
      .toLowerCase()
      .replace(/[([].*$/, '')
      .replace(/[^a-zäöüß]/g, '')
    const found = Object.entries(names).find(([, words]) => words.includes(name))
    return (found?.[0] ?? 'other') as Column
  })
  const known = columns.filter((column) => column !== 'other')
  if (known.length === 0) return undefined
  const isWhole = known.includes('mapx') && known.includes('mapy') && new Set(known).size === known.length
  return isWhole ? columns : null
}

/**
 * Columns of lines without names, by their number: easting and northing; a name before them; then column and row as
 * in a points file, with a name before or a 0 or 1 behind.
 */
function columnsOfCount(rows: readonly (readonly string[])[]): Column[] | null {
  const count = Math.max(...rows.map((cells) => cells.length))
  if (count === 2) return ['mapx', 'mapy']
  if (count === 3) return ['other', 'mapx', 'mapy']
  if (count === 4) return ['mapx', 'mapy', 'pixelx', 'pixely']
  const isFlag = rows.every((cells) => /^\s*[01]\s*$/.test(cells[4] ?? ''))
  if (count === 5 && !isFlag) return ['other', 'mapx', 'mapy', 'pixelx', 'pixely']
  return count >= 5 && isFlag ? ['mapx', 'mapy', 'pixelx', 'pixely', 'enable'] : null
}

/** A pasted point, in whatever system the user says; without pixels where the text has none. */
export type PastedPoint = {
  mapx: number
  mapy: number
  pixelx: number | null
  pixely: number | null
  enable: boolean
}
/** `problems` are the lines left out; they are shown, so that no line is dropped silently. */
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

/** The table of the separator that reads the most lines. */
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
