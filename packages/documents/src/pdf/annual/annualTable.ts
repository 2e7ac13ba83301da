import type { AnnualRow, AnnualTable } from '@waldkerf/domain/beetles/years/annualReport'
import { linesOfWords, writeNumber } from '../sheet/fit.ts'
import { colours, mm } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

const title: TextStyle = { size: 10.5, weight: 'bold' }
const head: TextStyle = { size: 8, weight: 'bold', colour: colours.muted }
const cell: TextStyle = { size: 9 }
const note: TextStyle = { size: 8, colour: colours.muted }

const inset = 3
const rowGap = 3.5
const barHeight = 6
const barShare = 0.24
/** Bars are left out rather than names squeezed. */
const leastNames = 0.2
const gapBefore = 10
/** Tables up to this height are not parted; of others so many rows stay together at their beginning and at their end. */
const wholeUpTo = mm(62)
const together = 4

/** Left edge and width of a table. */
interface TableRoom {
  x: number
  width: number
}

interface Columns {
  names: number
  bars: TableRoom | undefined
  numbers: readonly { right: number; room: number }[]
  headHeight: number
}

/** The least width of a heading in two lines. */
function headWidth(sheet: Sheet, text: string): number {
  const words = text.split(' ')
  const splits = words.map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  return 0.5 + Math.min(...splits.map((lines) => Math.max(...lines.map((line) => sheet.width(line, head)))))
}

/** Numbers are as wide as the widest of their column and as their heading in two lines; names take what is left. */
function columnsIn(sheet: Sheet, { head: heads, rows }: AnnualTable, { x, width }: TableRoom): Columns {
  const most = (width * 0.66) / Math.max(1, heads.length - 1)
  const widest = heads.slice(1).map((words, at) => {
    const values = rows.map((row) => sheet.width(row.values[at] ?? '', style(row)))
    return Math.min(most, Math.max(...values, headWidth(sheet, words)))
  })
  let right = x + width - inset
  const numbers = widest.toReversed().map((room) => {
    const own = { right, room }
    right -= room + gapBefore
    return own
  })
  const isHigh = heads.slice(1).some((words, at) => sheet.width(words, head) > (widest[at] ?? 0))
  const lines = isHigh ? 2 : 1
  const hasBars = rows.some(({ bar }) => bar !== undefined) && right - x - width * barShare > width * leastNames
  const bars = hasBars ? width * barShare : 0
  const names = right - x - inset - bars
  return {
    names,
    bars: hasBars ? { x: x + inset + names, width: bars } : undefined,
    numbers: numbers.toReversed(),
    headHeight: lines * lineHeight(head) + 6,
  }
}

const style = ({ isTotal }: AnnualRow): TextStyle => (isTotal ? { ...cell, weight: 'bold' } : cell)

const nameLines = (sheet: Sheet, row: AnnualRow, { names }: Columns) =>
  linesOfWords(sheet, row.name, names - 6, style(row))

const rowHeight = (sheet: Sheet, row: AnnualRow, columns: Columns) =>
  nameLines(sheet, row, columns).lines.length * lineHeight(cell) + rowGap

const noteLines = (sheet: Sheet, table: AnnualTable, { width }: TableRoom) =>
  table.note ? sheet.lines(table.note, width, note) : []

const titleHeight = ({ title: words }: AnnualTable) => (words === '' ? 0 : lineHeight(title) + 4)

/** The height of a table with its title and its note. */
export function tableHeight(sheet: Sheet, table: AnnualTable, room: TableRoom): number {
  const columns = columnsIn(sheet, table, room)
  const rows = rowsHeight(sheet, table.rows, columns)
  return titleHeight(table) + (table.rows.length > 0 ? columns.headHeight + rows : 0) + notesHeight(sheet, table, room)
}

function notesHeight(sheet: Sheet, table: AnnualTable, room: TableRoom): number {
  const { length } = noteLines(sheet, table, room)
  return length > 0 ? length * lineHeight(note) + 6 : 0
}

/** The height that a page must have left for a table to begin on it. */
export function tableBeginning(sheet: Sheet, table: AnnualTable, room: TableRoom): number {
  const height = tableHeight(sheet, table, room)
  if (height <= wholeUpTo || table.rows.length <= 2 * together) return height
  const columns = columnsIn(sheet, table, room)
  return titleHeight(table) + columns.headHeight + rowsHeight(sheet, table.rows.slice(0, together), columns)
}

const rowsHeight = (sheet: Sheet, rows: readonly AnnualRow[], columns: Columns) =>
  rows.reduce((sum, row) => sum + rowHeight(sheet, row, columns), 0)

/** A table of names, bars and numbers; its head stands on every page on which it goes on. */
export function writeAnnualTable(sheet: Sheet, table: AnnualTable, room: TableRoom): void {
  const columns = columnsIn(sheet, table, room)
  const [first] = table.rows
  const notes = notesHeight(sheet, table, room)
  sheet.need(tableBeginning(sheet, table, room))
  if (table.title !== '') {
    const { y } = sheet
    sheet.within('P', () => sheet.content(() => sheet.line(table.title, { x: room.x, y }, title)))
    sheet.y = y + titleHeight(table)
  }
  if (first) {
    sheet.within('Table', () => {
      writeHead(sheet, table, room, columns, false)
      for (const [at, row] of table.rows.entries()) {
        const last = table.rows.slice(-together)
        const isLast = table.rows.length > 2 * together && at === table.rows.length - together
        // Its last rows and its note do not stand alone on the next page.
        const kept = isLast ? rowsHeight(sheet, last, columns) + notes : rowHeight(sheet, row, columns)
        writeRow(sheet, table, row, { ...room, kept }, columns)
      }
    })
  }
  const lines = noteLines(sheet, table, room)
  if (lines.length === 0) return
  sheet.need(lines.length * lineHeight(note) + 6)
  sheet.y += 4
  sheet.within('P', () => {
    for (const line of lines) {
      const { y } = sheet
      sheet.content(() => sheet.line(line, { x: room.x, y }, note))
      sheet.y = y + lineHeight(note)
    }
  })
  sheet.y += 2
}

function writeHead(
  sheet: Sheet,
  { head: heads }: AnnualTable,
  { x, width }: TableRoom,
  columns: Columns,
  isRepeated: boolean,
): void {
  const { y } = sheet
  sheet.decoration(() => sheet.drawing.box({ x, y, width, height: columns.headHeight - 3, colour: colours.tint }))
  /** The last line of each stands on one line with those of the others. */
  const words = (text: string, left: number, room: number, align: 'left' | 'right') => {
    const { lines, style: own } = linesOfWords(sheet, text, room, head)
    for (const [at, line] of lines.entries()) {
      sheet.line(line, { x: left, y: y + columns.headHeight - 7 - (lines.length - at) * lineHeight(own), align }, own)
    }
  }
  const [names = '', ...numbers] = heads
  const draw = [
    () => words(names, x + inset, columns.names - 6, 'left'),
    ...numbers.map((text, at) => () => {
      const { right = x, room = 0 } = columns.numbers[at] ?? {}
      words(text, right, room, 'right')
    }),
  ]
  if (isRepeated) sheet.decoration(() => draw.forEach((one) => one()))
  else
    sheet.within('TR', () => {
      for (const one of draw) sheet.within('TH', () => sheet.content(one), { scope: 'Column' })
    })
  sheet.y = y + columns.headHeight
}

/** @param room `kept`: the height that must be left on the page */
function writeRow(
  sheet: Sheet,
  table: AnnualTable,
  row: AnnualRow,
  room: TableRoom & { kept: number },
  columns: Columns,
): void {
  const own = style(row)
  const names = nameLines(sheet, row, columns)
  const before = sheet.doc.page
  sheet.need(room.kept)
  if (sheet.doc.page !== before) writeHead(sheet, table, room, columns, true)
  const { y } = sheet
  const { bars } = columns
  if (bars && row.bar) {
    const width = Math.max(0.6, bars.width * row.bar)
    sheet.decoration(() => sheet.drawing.box({ x: bars.x, y: y + 3, width, height: barHeight, colour: colours.accent }))
  }
  sheet.within('TR', () => {
    sheet.within(
      'TH',
      () => {
        for (const [at, line] of names.lines.entries()) {
          sheet.content(() => sheet.line(line, { x: room.x + inset, y: y + at * lineHeight(own) }, names.style))
        }
      },
      { scope: 'Row' },
    )
    for (const [at, text] of row.values.entries()) {
      const { right = room.x, room: numberRoom = 0 } = columns.numbers[at] ?? {}
      sheet.within('TD', () => sheet.content(() => writeNumber(sheet, text, right, y, numberRoom, own)))
    }
  })
  sheet.y = y + rowHeight(sheet, row, columns)
  const line = sheet.y - rowGap / 2 - 0.5
  sheet.decoration(() =>
    sheet.drawing.rule({ x: room.x, y: line, width: room.width, thickness: 0.4, colour: colours.rule }),
  )
}
