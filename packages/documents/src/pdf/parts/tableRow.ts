import type { DocumentModelLine } from '@waldkerf/domain/office/documentModel/documentModel'
import { type FittedLines, linesOfWords } from '../sheet/fit.ts'
import { colours, frame, mm } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

export const cell: TextStyle = { size: 9 }
const note: TextStyle = { size: 8.5, colour: colours.muted }

/** Right edges of the numbers, left edges of the texts. */
export const columns = {
  place: frame.left + mm(7),
  text: frame.left + mm(10),
  textEnd: frame.left + mm(76),
  quantity: frame.left + mm(95),
  unit: frame.left + mm(97),
  price: frame.left + mm(136),
  amount: frame.right,
} as const
const unitWidth = mm(17)
export const rowGap = 5

/** Lines of a text that must stay on one page. */
const together = 3

/** A line item with its texts broken into lines. */
export interface RowLines {
  line: DocumentModelLine
  /** The service, and below it the explanation. */
  texts: { text: string; style: TextStyle }[]
  unit: FittedLines
  /** The height that a page must have left for the row to begin on it. */
  need: number
}

/** @param after height of following content that must not stand alone on the next page */
export function rowLines(sheet: Sheet, line: DocumentModelLine, after: number): RowLines {
  const styled = (text: string, style: TextStyle) =>
    sheet.lines(text, columns.textEnd - columns.text, style).map((own) => ({ text: own, style }))
  const explanation = line.explanation.trim()
  const texts = [...styled(line.text, cell), ...(explanation === '' ? [] : styled(explanation, note))]
  const unit = linesOfWords(sheet, line.unit, unitWidth, cell, 7)
  const first = Math.min(texts.length, together) * lineHeight(cell)
  const rest = texts.length > together ? 0 : after
  return { line, texts, unit, need: Math.max(first, unitHeight(unit)) + rowGap + 1 + rest }
}

/** The height that must be left below a text line, because the last lines of a row stay with the content after it. */
export const keptBelow = ({ texts }: RowLines, index: number, after: number): number =>
  index < texts.length - together ? 0 : (texts.length - index - 1) * lineHeight(cell) + rowGap + 1 + after

/** A smaller text beside larger ones is aligned at their baseline. */
export const unitHeight = ({ lines, style }: FittedLines): number =>
  cell.size - style.size + lines.length * lineHeight(style)
