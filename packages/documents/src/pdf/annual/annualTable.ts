import type { AnnualRow, AnnualTable } from '@waldkerf/domain/beetles/years/annualReport'
import { fitted, linesInBox, writeNumber } from '../sheet/fit.ts'
import { colours, mm } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

const title: TextStyle = { size: 10.5, weight: 'bold' }
const head: TextStyle = { size: 8, weight: 'bold', colour: colours.muted }
const cell: TextStyle = { size: 9 }
const note: TextStyle = { size: 8, colour: colours.muted }

const headHeight = 2 * lineHeight(head) + 6
const inset = 3
const rowGap = 3.5
const barHeight = 6
/** The names take what the numbers and the bars leave. */
const shares = { number: mm(17), bars: 0.24 } as const

/** Left edge and width of a table. */
export interface TableRoom {
  x: number
  width: number
}

interface Columns {
  names: number
  bars: TableRoom | undefined
  /** Right edges of the numbers. */
  rights: readonly number[]
  room: number
}

function columnsIn({ head: heads, rows }: AnnualTable, { x, width }: TableRoom): Columns {
  const count = heads.length - 1
  const room = Math.min(shares.number, (width * 0.62) / count)
  const right = x + width - inset
  const rights = Array.from({ length: count }, (_, at) => right - (count - 1 - at) * room)
  const hasBars = rows.some(({ bar }) => bar !== undefined)
  const bars = hasBars ? width * shares.bars : 0
  const names = width - count * room - bars - 2 * inset
  return { names, bars: hasBars ? { x: x + inset + names, width: bars - 8 } : undefined, rights, room: room - 4 }
}

const style = ({ isTotal }: AnnualRow): TextStyle => (isTotal ? { ...cell, weight: 'bold' } : cell)

const nameLines = (sheet: Sheet, row: AnnualRow, { names }: Columns) => sheet.lines(row.name, names - 6, style(row))

const rowHeight = (sheet: Sheet, row: AnnualRow, columns: Columns) =>
  nameLines(sheet, row, columns).length * lineHeight(cell) + rowGap

const noteLines = (sheet: Sheet, table: AnnualTable, { width }: TableRoom) =>
  table.note ? sheet.lines(table.note, width, note) : []

const titleHeight = ({ title: words }: AnnualTable) => (words === '' ? 0 : lineHeight(title) + 4)

/** The height of a table with its title and its note. */
export function tableHeight(sheet: Sheet, table: AnnualTable, room: TableRoom): number {
  const columns = columnsIn(table, room)
  const rows = table.rows.reduce((sum, row) => sum + rowHeight(sheet, row, columns), 0)
  const notes = noteLines(sheet, table, room).length * lineHeight(note)
  return titleHeight(table) + (table.rows.length > 0 ? headHeight + rows : 0) + (notes > 0 ? notes + 6 : 0)
}

/** A table of names, bars and numbers; its head stands on every page on which it goes on. */
export function writeAnnualTable(sheet: Sheet, table: AnnualTable, room: TableRoom): void {
  const columns = columnsIn(table, room)
  const [first] = table.rows
  sheet.need(titleHeight(table) + headHeight + (first ? rowHeight(sheet, first, columns) * 2 : 0))
  if (table.title !== '') {
    const { y } = sheet
    sheet.within('P', () => sheet.content(() => sheet.line(table.title, { x: room.x, y }, title)))
    sheet.y = y + titleHeight(table)
  }
  if (first) {
    sheet.within('Table', () => {
      writeHead(sheet, table, room, columns, false)
      for (const row of table.rows) writeRow(sheet, table, row, room, columns)
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

function writeHead(sheet: Sheet, { head: heads }: AnnualTable, { x, width }: TableRoom, columns: Columns, isRepeated: boolean): void {
  const { y } = sheet
  sheet.decoration(() => sheet.drawing.box({ x, y, width, height: headHeight - 3, colour: colours.tint }))
  /** The last line of each stands on one line with those of the others. */
  const words = (text: string, left: number, room: number, align: 'left' | 'right') => {
    const fit = linesInBox(sheet, [text], { width: room, height: 2 * lineHeight(head) }, head, 5.5)
    const lines = fit?.lines ?? [text]
    const own = fit?.style ?? fitted(sheet, text, room, head)
    for (const [at, line] of lines.entries()) {
      sheet.line(line, { x: left, y: y + headHeight - 7 - (lines.length - at) * lineHeight(own), align }, own)
    }
  }
  const [names = '', ...numbers] = heads
  const draw = [
    () => words(names, x + inset, columns.names - 6, 'left'),
    ...numbers.map((text, at) => () => words(text, columns.rights[at] ?? x, columns.room, 'right')),
  ]
  if (isRepeated) sheet.decoration(() => draw.forEach((one) => one()))
  else
    sheet.within('TR', () => {
      for (const one of draw) sheet.within('TH', () => sheet.content(one), { scope: 'Column' })
    })
  sheet.y = y + headHeight
}

function writeRow(sheet: Sheet, table: AnnualTable, row: AnnualRow, room: TableRoom, columns: Columns): void {
  const own = style(row)
  const lines = nameLines(sheet, row, columns)
  const before = sheet.doc.page
  sheet.need(rowHeight(sheet, row, columns))
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
        for (const [at, line] of lines.entries()) {
          sheet.content(() => sheet.line(line, { x: room.x + inset, y: y + at * lineHeight(own) }, own))
        }
      },
      { scope: 'Row' },
    )
    for (const [at, text] of row.values.entries()) {
      sheet.within('TD', () =>
        sheet.content(() => writeNumber(sheet, text, columns.rights[at] ?? room.x, y, columns.room, own)),
      )
    }
  })
  sheet.y = y + rowHeight(sheet, row, columns)
  const line = sheet.y - rowGap / 2 - 0.5
  sheet.decoration(() => sheet.drawing.rule({ x: room.x, y: line, width: room.width, thickness: 0.4, colour: colours.rule }))
}
