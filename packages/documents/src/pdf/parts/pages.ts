import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { footerColumns } from '@waldkerf/domain/office/documentModel/letterhead'
import { documentTitle, formatDocumentDay, documentWords } from '@waldkerf/domain/office/documentModel/words'
import { LayoutRefused } from '../layoutRefused.ts'
import { type FittedLines, linesInBox, smallestSize } from '../sheet/fit.ts'
import { colours, frame, mm, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

const small: TextStyle = { size: 7, colour: colours.muted }
const number: TextStyle = { size: 8, colour: colours.muted }
const footerTop = 5

/** Footer and page number of every page, and the header of all but the first; called once all pages exist. @throws LayoutRefused */
export function writePageFrames(sheet: Sheet, model: DocumentModel): void {
  const { count } = sheet.doc.bufferedPageRange()
  const columns = fittedFooter(sheet, footerColumns(model))
  const draft = model.isDraft ? `${documentWords.draft} · ` : ''
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page)
    sheet.doc.markContent('Artifact', { type: 'Pagination' })
    writeFooter(sheet, columns)
    const words = `${draft}${documentWords.page} ${page + 1} ${documentWords.of} ${count}`
    sheet.line(words, { x: frame.right, y: frame.footer - 14, align: 'right' }, number)
    if (page > 0) {
      const head = `${documentTitle(model)} · ${formatDocumentDay(model.day)}`
      sheet.line(head, { x: frame.left, y: mm(18) }, number)
    }
    sheet.doc.endMarkedContent()
  }
}

interface FooterColumn extends FittedLines {
  x: number
}

const shares = [0.26, 0.22, 0.28, 0.24] as const
const gap = mm(3)

/** Widths of the columns: the bank's as wide as its IBAN, which stays on one line; the others share the rest. */
function columnWidths(sheet: Sheet, [, , bank = []]: readonly string[][], style: TextStyle): number[] {
  const all = textWidth - gap * (shares.length - 1)
  const widest = Math.max(...bank.map((line) => sheet.width(line, style)), 0) + 1
  const own = Math.max(all * shares[2], widest)
  return shares.map((share, column) => (column === 2 ? own : ((all - own) * share) / (1 - shares[2])))
}

/** @throws LayoutRefused when a line of the office's data would be lost */
function fittedFooter(sheet: Sheet, columns: readonly string[][]): FooterColumn[] {
  const height = frame.edge - frame.footer - footerTop
  for (let { size } = small; size >= smallestSize; size -= 0.5) {
    const style = { ...small, size }
    const widths = columnWidths(sheet, columns, style)
    const boxes = columns.map((lines, column) =>
      linesInBox(sheet, lines, { width: widths[column] ?? 0, height }, style, size),
    )
    if (boxes.every((box) => box !== undefined)) {
      let x: number = frame.left
      return boxes.map((box, column) => {
        const left = x
        x += (widths[column] ?? 0) + gap
        return { ...box, x: left }
      })
    }
  }
  throw new LayoutRefused('seller')
}

function writeFooter(sheet: Sheet, columns: readonly FooterColumn[]): void {
  sheet.drawing.rule({ x: frame.left, y: frame.footer, width: textWidth, thickness: 0.6, colour: colours.rule })
  for (const { x, lines, style } of columns) {
    for (const [index, line] of lines.entries()) {
      sheet.line(line, { x, y: frame.footer + footerTop + index * lineHeight(style) }, style)
    }
  }
}
