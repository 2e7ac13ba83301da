import { formatMoney } from '@waldkerf/domain/office/money/formatAmount'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { deductionCells, deductionNote, dueLine, taxLines } from '@waldkerf/domain/office/documentModel/figures'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { fitted, writeNumber } from '../sheet/fit.ts'
import { colours, frame, mm } from '../sheet/geometry.ts'
import { paragraphsNeed, writeParagraphs } from './paragraphs.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

export const plain: TextStyle = { size: 9.5 }
export const total: TextStyle = { size: 11, weight: 'bold' }
const left = frame.left + mm(76)
/** The greatest width of the amounts. */
const room = mm(40)

const rule = 7
const gapBelow = 10

/** The height of the sums, without the reason for an exemption. */
export const totalsHeight = (model: DocumentModel): number =>
  (taxLines(model).length + 1) * (lineHeight(plain) + 2) +
  rule +
  lineHeight(total) +
  2 +
  gapBelow +
  deductionsHeight(model)

/**
 * Net, VAT by rate, and the amount to pay, together on one page.
 * @param after height of following content that must not stand alone on the next page
 */
export function writeTotals(sheet: Sheet, model: DocumentModel, after: number): void {
  sheet.need(totalsHeight(model) + paragraphsNeed(sheet, model.exemption, after))
  const lines = [[documentWords.net, formatMoney(model.net)] as const, ...taxLines(model)]
  for (const [words, amount] of lines) sumLine(sheet, words, amount, plain)
  const y = sheet.y + 2
  sheet.decoration(() =>
    sheet.drawing.rule({ x: left, y, width: frame.right - left, thickness: 1, colour: colours.accent }),
  )
  sheet.y += rule
  sumLine(sheet, documentWords.gross, formatMoney(model.gross), total)
  writeDeductions(sheet, model)
  sheet.y += gapBelow
  writeParagraphs(sheet, model.exemption, after)
}

const small: TextStyle = { size: 8.5 }
const smallHeight = lineHeight(small) + 2

/** The height of the deductions; one page has room for a hundred. */
const deductionsHeight = ({ deductions = [] }: DocumentModel): number =>
  deductions.length === 0
    ? 0
    : rule +
      (1 + deductions.length + deductions.filter(deductionNote).length) * smallHeight +
      rule +
      lineHeight(total) +
      2

/** Right edges of the columns: net, tax, gross. */
const edges = [frame.left + mm(85), frame.left + mm(130), frame.right - 3] as const

/** Writes the amounts received for instalments, with the tax in them, and the rest. */
function writeDeductions(sheet: Sheet, model: DocumentModel): void {
  const { deductions = [] } = model
  if (deductions.length === 0) return
  sheet.y += rule
  writeCells(sheet, [documentWords.deducted])
  for (const row of deductions) {
    writeCells(sheet, deductionCells(row))
    if (deductionNote(row) !== '') writeCells(sheet, [deductionNote(row)])
  }
  sheet.y += rule
  sumLine(sheet, ...dueLine(model), total)
}

function writeCells(sheet: Sheet, [first = '', ...numbers]: readonly string[]): void {
  const { y } = sheet
  sheet.within('P', () => {
    sheet.content(() => sheet.line(first, { x: frame.left, y }, small))
    for (const [at, text] of numbers.entries()) {
      sheet.content(() => writeNumber(sheet, text, edges[at] ?? frame.right, y, mm(42), small))
    }
  })
  sheet.y = y + smallHeight
}

/** A sum with its label before it; moves on to the next line. */
export function sumLine(sheet: Sheet, words: string, amount: string, style: TextStyle): void {
  const { y } = sheet
  const taken = Math.min(sheet.width(amount, style), room) + mm(4)
  sheet.within('P', () => {
    sheet.content(() => sheet.line(words, { x: left, y }, fitted(sheet, words, frame.right - left - taken, style)))
    sheet.content(() => writeNumber(sheet, amount, frame.right - 3, y, room - mm(2), style))
  })
  sheet.y = y + lineHeight(style) + 2
}
