import { formatMoney, formatPrice, formatQuantity } from '@waldkerf/domain/office/money/formatAmount'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import {
  documentLines,
  type DocumentModel,
  type DocumentModelGroup,
  type DocumentModelLine,
} from '@waldkerf/domain/office/documentModel/documentModel'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { colours, frame, mm, textWidth } from '../sheet/geometry.ts'
import { writeNumber } from '../sheet/fit.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'
import type { TagProperties } from '../sheet/tags.ts'
import { cell, columns, keptBelow, type RowLines, rowGap, rowLines, unitHeight } from './tableRow.ts'

const head: TextStyle = { size: 8, weight: 'bold', colour: colours.muted }
const strong: TextStyle = { size: 9, weight: 'bold' }

const headHeight = lineHeight(head) + 6 + rowGap
const sumHeight = (words: readonly string[]) => words.length * lineHeight(strong) + rowGap
const carryHeight = sumHeight([documentWords.carried])
const gapBelowGroup = 2

interface Heading {
  words: string
  x: number
  align: 'left' | 'right'
  /** The number of columns that it heads; default 1. */
  columns?: number
}

/** The quantity's heading is the unit's, too. */
const headings: readonly Heading[] = [
  { words: documentWords.place, x: frame.left + 3, align: 'left' },
  { words: documentWords.text, x: columns.text, align: 'left' },
  { words: documentWords.quantity, x: columns.quantity, align: 'right', columns: 2 },
  { words: documentWords.price, x: columns.price, align: 'right' },
  { words: documentWords.amount, x: columns.amount - 3, align: 'right' },
]
const columnCount = headings.reduce((sum, { columns: own = 1 }) => sum + own, 0)

/**
 * The line items with group headings and subtotals. The header stands on every page, and at each break the sum so far;
 * for a screen reader the table goes on without them. Headings stay with the first line of their group, subtotals with the
 * last.
 * @param after height of following content that must stay with the last line
 * @param onLine called with the number of lines written
 */
export function writeTable(sheet: Sheet, model: DocumentModel, after: number, onLine: (done: number) => void): void {
  const { groups } = model
  const table = new Table(sheet, groups.length > 1)
  const last = documentLines(model).at(-1)
  const need = (group: DocumentModelGroup, line: DocumentModelLine | undefined) =>
    (line === group.lines.at(-1) ? table.subtotalHeight(group) : 0) + (line === last ? rowGap + after : 0)
  let done = 0
  sheet.within('Table', () => {
    const [first] = groups
    table.begin(first ? table.headingNeed(first, need(first, first.lines[0])) : after)
    for (const group of groups) {
      table.heading(group, need(group, group.lines[0]))
      for (const line of group.lines) {
        table.row(line, done + 1, need(group, line))
        onLine((done += 1))
      }
      table.subtotal(group)
    }
  })
  sheet.y += rowGap
}

/** The subtotal carried over at a page break: the sum of the lines so far. */
class Table {
  private readonly sheet: Sheet
  private readonly hasSubtotals: boolean
  private carried = '0.00'
  private isEmpty = true

  constructor(sheet: Sheet, hasSubtotals: boolean) {
    this.sheet = sheet
    this.hasSubtotals = hasSubtotals
  }

  /** @param need height of the first content */
  begin(need: number): void {
    this.sheet.need(headHeight + need)
    this.header()
  }

  private header(isRepeated = false): void {
    const { sheet } = this
    const { y } = sheet
    sheet.decoration(() =>
      sheet.drawing.box({ x: frame.left, y, width: textWidth, height: headHeight - rowGap, colour: colours.tint }),
    )
    const line = ({ words, x, align }: Heading) => sheet.line(words, { x, y: y + 4, align }, head)
    if (isRepeated) sheet.decoration(() => headings.forEach(line))
    else this.tagged('TR', () => headings.forEach((heading) => this.heads(heading.columns, () => line(heading))))
    sheet.y = y + headHeight
  }

  /**
   * Begins a page if less than this height is left, with the sum so far at the end of the old and the top of the new
   * one.
   */
  private need(height: number): void {
    const { sheet } = this
    if (sheet.y + height + (this.isEmpty ? 0 : carryHeight) <= frame.bottom) return
    if (!this.isEmpty) this.carry()
    sheet.addPage()
    this.header(true)
    if (!this.isEmpty) this.carry()
  }

  private carry(): void {
    const { sheet } = this
    const { y } = sheet
    const style = { ...strong, colour: colours.muted }
    sheet.decoration(() => {
      sheet.line(documentWords.carried, { x: columns.text, y }, style)
      this.amount(this.carried, y, style)
    })
    sheet.y = y + carryHeight
  }

  private amount(amount: string, y: number, style: TextStyle): void {
    writeNumber(this.sheet, formatMoney(amount), columns.amount - 3, y, mm(27), style)
  }

  /** A text, with the amount beside its last line. */
  private sum(words: readonly string[], amount: string): void {
    const { sheet } = this
    const { y } = sheet
    const last = y + (words.length - 1) * lineHeight(strong)
    const text = () => {
      for (const [index, line] of words.entries()) {
        sheet.content(() => sheet.line(line, { x: columns.text, y: y + index * lineHeight(strong) }, strong))
      }
    }
    this.tagged('TR', () => {
      this.tagged('TD', text, { columns: columnCount - 1 })
      this.cell(() => this.amount(amount, last, strong))
    })
    sheet.y = y + sumHeight(words)
  }

  private headingLines({ title }: DocumentModelGroup): string[] {
    return title === '' ? [] : this.sheet.lines(title, frame.right - columns.text, strong)
  }

  /** Height that a group needs on the page where it begins. @param after height needed below its first line */
  headingNeed(group: DocumentModelGroup, after: number): number {
    const [first] = group.lines
    const row = first ? rowLines(this.sheet, first, after).need : after
    return this.headingLines(group).length * lineHeight(strong) + gapBelowGroup + row
  }

  heading(group: DocumentModelGroup, after: number): void {
    const { sheet } = this
    const lines = this.headingLines(group)
    if (lines.length === 0) return
    this.need(this.headingNeed(group, after))
    const text = () => {
      for (const line of lines) {
        const { y } = sheet
        sheet.content(() => sheet.line(line, { x: columns.text, y }, strong))
        sheet.y = y + lineHeight(strong)
      }
    }
    this.tagged('TR', () => this.tagged('TH', text, { scope: 'Row', columns: columnCount }))
    sheet.y += gapBelowGroup
  }

  private subtotalLines({ title }: DocumentModelGroup): string[] {
    const words = title === '' ? documentWords.subtotal : `${documentWords.subtotal} ${title}`
    return this.sheet.lines(words, columns.price - columns.text, strong)
  }

  /** 0 where no subtotals are printed. */
  subtotalHeight(group: DocumentModelGroup): number {
    return this.hasSubtotals ? sumHeight(this.subtotalLines(group)) + gapBelowGroup : 0
  }

  subtotal(group: DocumentModelGroup): void {
    if (!this.hasSubtotals) return
    this.sum(this.subtotalLines(group), group.subtotal)
    this.sheet.y += gapBelowGroup
  }

  /** @param after height of following content that must stay with the row */
  row(line: DocumentModelLine, place: number, after: number): void {
    const { sheet } = this
    const row = rowLines(sheet, line, after)
    this.need(row.need)
    const top = sheet.y
    const page = sheet.doc.page
    this.tagged('TR', () => {
      this.numbers(row, place)
      this.tagged('TD', () => {
        for (const [index, { text, style }] of row.texts.entries()) {
          this.textLine(text, style, keptBelow(row, index, after))
        }
      })
    })
    if (sheet.doc.page === page) sheet.y = Math.max(sheet.y, top + unitHeight(row.unit))
    this.carried = sumAmounts([this.carried, line.amount])
    this.isEmpty = false
    const y = sheet.y + rowGap / 2
    sheet.decoration(() =>
      sheet.drawing.rule({ x: frame.left, y, width: textWidth, thickness: 0.4, colour: colours.rule }),
    )
    sheet.y += rowGap + 1
  }

  /** Long texts continue on the next page line by line. @param kept height of content that stays with this line */
  private textLine(text: string, style: TextStyle, kept: number): void {
    const { sheet } = this
    if (sheet.y + lineHeight(style) + kept + carryHeight > frame.bottom) sheet.addPage()
    const { y } = sheet
    if (text !== '') sheet.content(() => sheet.line(text, { x: columns.text, y }, style))
    sheet.y = y + lineHeight(style)
  }

  private numbers({ line: { quantity, price, amount }, unit }: RowLines, place: number): void {
    const { sheet } = this
    const { y } = sheet
    const room = mm(18)
    this.cell(() => writeNumber(sheet, String(place), columns.place, y, mm(7), { ...cell, colour: colours.muted }))
    this.cell(() => writeNumber(sheet, formatQuantity(quantity), columns.quantity, y, room, cell))
    this.tagged('TD', () => {
      const { lines, style } = unit
      const top = y + cell.size - style.size
      for (const [index, text] of lines.entries()) {
        const at = { x: columns.unit, y: top + index * lineHeight(style) }
        if (text !== '') sheet.content(() => sheet.line(text, at, style))
      }
    })
    this.cell(() => writeNumber(sheet, formatPrice(price), columns.price, y, room + mm(4), cell))
    this.cell(() => this.amount(amount, y, cell))
  }

  private heads(count: number | undefined, draw: () => void): void {
    this.tagged('TH', () => this.sheet.content(draw), { scope: 'Column', columns: count })
  }

  private cell(draw: () => void): void {
    this.tagged('TD', () => this.sheet.content(draw))
  }

  private tagged(kind: string, work: () => void, properties?: TagProperties): void {
    this.sheet.within(kind, work, properties)
  }
}
