import { formatMoney, formatPrice, formatQuantity } from '@waldkerf/domain/office/money/formatAmount'
import { sumOf } from '@waldkerf/domain/office/money/amounts'
import type { Paper, PaperGroup, PaperLine } from '@waldkerf/domain/office/paper/paper'
import { paperWords } from '@waldkerf/domain/office/paper/words'
import { colours, frame, mm } from '../sheet/geometry.ts'
import { writeNumber } from '../sheet/fit.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

const cell: TextStyle = { size: 9 }
const head: TextStyle = { size: 8, weight: 'bold', colour: colours.muted }
const note: TextStyle = { size: 8.5, colour: colours.muted }
const strong: TextStyle = { size: 9, weight: 'bold' }

/** Right edges of the numbers, left edges of the texts. */
const columns = {
  place: frame.left + mm(7),
  text: frame.left + mm(10),
  textEnd: frame.left + mm(76),
  quantity: frame.left + mm(95),
  unit: frame.left + mm(97),
  price: frame.left + mm(136),
  amount: frame.right,
} as const
const unitWidth = mm(17)
const rowGap = 5
const carryHeight = lineHeight(strong) + rowGap

/**
 * The line items with group headings and subtotals. The header stands on every page, and at each break the sum so far.
 * @param onLine is told how many lines are written
 */
export function writeTable(sheet: Sheet, { groups }: Paper, onLine: (done: number) => void): void {
  const table = new Table(sheet)
  let done = 0
  sheet.within('Table', () => {
    table.begin()
    for (const group of groups) {
      table.heading(group)
      const hasSubtotal = groups.length > 1
      for (const line of group.lines) {
        // A subtotal does not stand alone on a page.
        table.row(line, done + 1, hasSubtotal && line === group.lines.at(-1) ? carryHeight : 0)
        onLine((done += 1))
      }
      if (hasSubtotal) table.subtotal(group)
    }
  })
  sheet.y += rowGap
}

/** What goes over a page's end: the sum of the lines so far. */
class Table {
  private readonly sheet: Sheet
  private carried = '0.00'
  private isEmpty = true

  constructor(sheet: Sheet) {
    this.sheet = sheet
  }

  begin(): void {
    this.sheet.need(6 * lineHeight(cell))
    this.header()
  }

  private header(): void {
    const { sheet } = this
    const { y } = sheet
    const height = lineHeight(head) + 6
    sheet.decoration(() => sheet.doc.rect(frame.left, y, frame.right - frame.left, height).fill(colours.tint))
    const at = (x: number, align: 'left' | 'right' = 'left') => ({ x, y: y + 4, align })
    this.tagged('TR', () => {
      this.cell('TH', () => sheet.line(paperWords.place, at(frame.left + 3), head))
      this.cell('TH', () => sheet.line(paperWords.text, at(columns.text), head))
      this.cell('TH', () => sheet.line(paperWords.quantity, at(columns.quantity, 'right'), head))
      this.cell('TH', () => sheet.line(paperWords.price, at(columns.price, 'right'), head))
      this.cell('TH', () => sheet.line(paperWords.amount, at(columns.amount - 3, 'right'), head))
    })
    sheet.y = y + height + rowGap
  }

  /** Begins a page when less than this is left, with the sum so far at the end of the one and the top of the other. */
  private need(height: number): void {
    const { sheet } = this
    if (sheet.y + height + (this.isEmpty ? 0 : carryHeight) <= frame.bottom) return
    if (!this.isEmpty) this.carry()
    sheet.addPage()
    this.header()
    if (!this.isEmpty) this.carry()
  }

  private carry(): void {
    this.sum(paperWords.carried, this.carried, { ...strong, colour: colours.muted })
  }

  private sum(words: string, amount: string, style: TextStyle): void {
    const { sheet } = this
    const { y } = sheet
    this.tagged('TR', () => {
      this.cell('TD', () => sheet.line(words, { x: columns.text, y }, style))
      this.cell('TD', () => writeNumber(sheet, formatMoney(amount), columns.amount - 3, y, mm(27), style))
    })
    sheet.y = y + carryHeight
  }

  heading({ title }: PaperGroup): void {
    if (title === '') return
    const { sheet } = this
    this.need(4 * lineHeight(cell))
    this.tagged('TR', () =>
      this.tagged('TH', () => {
        for (const line of sheet.lines(title, frame.right - columns.text, strong)) {
          const { y } = sheet
          sheet.content(() => sheet.line(line, { x: columns.text, y }, strong))
          sheet.y = y + lineHeight(strong)
        }
      }),
    )
    sheet.y += 2
  }

  subtotal({ title, subtotal }: PaperGroup): void {
    this.need(carryHeight)
    const words = title === '' ? paperWords.subtotal : `${paperWords.subtotal} ${title}`
    const [first = ''] = this.sheet.lines(words, columns.price - columns.text, strong)
    this.sum(first, subtotal, strong)
    this.sheet.y += 2
  }

  /** @param after room that must be left below it */
  row(line: PaperLine, place: number, after: number): void {
    const { sheet } = this
    const texts = [
      ...sheet.lines(line.text, columns.textEnd - columns.text, cell).map((text) => ({ text, style: cell })),
      ...this.explanation(line),
    ]
    this.need(Math.min(texts.length, 3) * lineHeight(cell) + rowGap + after)
    this.tagged('TR', () => {
      this.numbers(line, place)
      this.tagged('TD', () => {
        for (const { text, style } of texts) this.textLine(text, style)
      })
    })
    this.carried = sumOf([this.carried, line.amount])
    this.isEmpty = false
    const y = sheet.y + rowGap / 2
    sheet.decoration(() =>
      sheet.doc.moveTo(frame.left, y).lineTo(frame.right, y).lineWidth(0.4).strokeColor(colours.rule).stroke(),
    )
    sheet.y += rowGap + 1
  }

  private explanation({ explanation }: PaperLine) {
    if (explanation.trim() === '') return []
    const lines = this.sheet.lines(explanation.trim(), columns.textEnd - columns.text, note)
    return lines.map((text) => ({ text, style: note }))
  }

  /** Long texts go over the page's end line by line. */
  private textLine(text: string, style: TextStyle): void {
    const { sheet } = this
    if (sheet.y + lineHeight(style) + carryHeight > frame.bottom) sheet.addPage()
    const { y } = sheet
    if (text !== '') sheet.content(() => sheet.line(text, { x: columns.text, y }, style))
    sheet.y = y + lineHeight(style)
  }

  private numbers({ quantity, unit, price, amount }: PaperLine, place: number): void {
    const { sheet } = this
    const { y } = sheet
    const room = mm(18)
    this.cell('TD', () =>
      writeNumber(sheet, String(place), columns.place, y, mm(7), { ...cell, colour: colours.muted }),
    )
    this.cell('TD', () => writeNumber(sheet, formatQuantity(quantity), columns.quantity, y, room, cell))
    const [shortUnit = ''] = sheet.lines(unit, unitWidth, cell)
    if (shortUnit !== '') this.cell('TD', () => sheet.line(shortUnit, { x: columns.unit, y }, cell))
    this.cell('TD', () => writeNumber(sheet, formatPrice(price), columns.price, y, room + mm(4), cell))
    this.cell('TD', () => writeNumber(sheet, formatMoney(amount), columns.amount - 3, y, mm(27), cell))
  }

  private cell(tag: 'TH' | 'TD', draw: () => void): void {
    this.tagged(tag, () => this.sheet.content(draw))
  }

  private tagged(tag: string, work: () => void): void {
    this.sheet.within(tag, work)
  }
}
