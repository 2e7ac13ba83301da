import type { AnnualReport } from '@waldkerf/domain/beetles/years/annualReport'
import { colours, frame, mm, textWidth } from '../sheet/geometry.ts'
import { fitted } from '../sheet/fit.ts'
import type { Sheet, TextStyle } from '../sheet/sheet.ts'

const small: TextStyle = { size: 7.5, colour: colours.muted }

/** The office below every page, and the report's title above all but the first; called once all pages exist. */
export function writeAnnualFrames(sheet: Sheet, { title, facts, office, words }: AnnualReport): void {
  const { count } = sheet.doc.bufferedPageRange()
  const { firma, strasse, plz, ort, telefon, email } = office
  const line = [firma, strasse, `${plz} ${ort}`.trim(), telefon, email].filter(Boolean).join(' · ')
  const area = facts.slice(0, 2).map(([, value]) => value)
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(page)
    sheet.doc.markContent('Artifact', { type: 'Pagination' })
    const number = `${words.page} ${page + 1} ${words.of} ${count}`
    const room = textWidth - sheet.width(number, small) - mm(6)
    sheet.drawing.rule({ x: frame.left, y: frame.footer, width: textWidth, thickness: 0.6, colour: colours.rule })
    sheet.line(line, { x: frame.left, y: frame.footer + 6 }, fitted(sheet, line, room, small))
    sheet.line(number, { x: frame.right, y: frame.footer + 6, align: 'right' }, small)
    if (page > 0) {
      const head = [title, ...area].join(' · ')
      sheet.line(head, { x: frame.left, y: mm(18) }, fitted(sheet, head, textWidth, small))
    }
    sheet.doc.endMarkedContent()
  }
}
