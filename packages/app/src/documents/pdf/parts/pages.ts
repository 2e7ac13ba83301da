import type { Paper } from '@waldkerf/domain/office/paper/paper'
import { formatIban, formatPaperDay, paperTitles, paperWords } from '@waldkerf/domain/office/paper/words'
import { colours, frame, mm, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

const small: TextStyle = { size: 7, colour: colours.muted }
const number: TextStyle = { size: 8, colour: colours.muted }

const named = (name: string, text: string) => (text.trim() === '' ? '' : `${name} ${text}`)

/** The office's data as a business letter has them at its foot; empty lines are left out. */
function footerColumns({ seller }: Paper): string[][] {
  const { bank, contact } = seller
  const all = [
    [seller.name, seller.street, `${seller.postcode} ${seller.city}`.trim()],
    [contact.name, contact.phone, contact.email],
    [named('IBAN', formatIban(bank.iban)), named('BIC', bank.bic)],
    [named('USt-IdNr.', seller.vatId), named('Steuernummer', seller.taxNumber), seller.register],
  ]
  return all.map((lines) => lines.filter((line) => line.trim() !== ''))
}

/** Foot and number of every page, and the head of all but the first; once all pages are there. */
export function writePageFrames(sheet: Sheet, paper: Paper): void {
  const { count } = sheet.doc.bufferedPageRange()
  const columns = footerColumns(paper)
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page)
    sheet.doc.markContent('Artifact', { type: 'Pagination' })
    writeFooter(sheet, columns)
    const words = `${paperWords.page} ${page + 1} ${paperWords.of} ${count}`
    sheet.line(words, { x: frame.right, y: frame.footer - 14, align: 'right' }, number)
    if (page > 0) {
      const head = `${paperTitles[paper.kind]} ${paper.number} · ${formatPaperDay(paper.day)}`
      sheet.line(head, { x: frame.left, y: mm(18) }, number)
    }
    sheet.doc.endMarkedContent()
  }
}

/** Shares of the width: an IBAN stays on one line. */
const shares = [0.26, 0.22, 0.28, 0.24] as const

function writeFooter(sheet: Sheet, columns: readonly string[][]): void {
  const { doc } = sheet
  const gap = mm(3)
  let x: number = frame.left
  doc.moveTo(x, frame.footer).lineTo(frame.right, frame.footer).lineWidth(0.6).strokeColor(colours.rule).stroke()
  for (const [column, lines] of columns.entries()) {
    const width = textWidth * (shares[column] ?? 0) - gap
    const shown = lines.flatMap((line) => sheet.lines(line, width, small)).slice(0, 6)
    for (const [index, line] of shown.entries()) {
      sheet.line(line, { x, y: frame.footer + 5 + index * lineHeight(small) }, small)
    }
    x += width + gap
  }
}
