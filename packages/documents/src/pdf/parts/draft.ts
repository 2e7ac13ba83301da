import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { colours, pageSize } from '../sheet/geometry.ts'
import type { Sheet, TextStyle } from '../sheet/sheet.ts'

const mark: TextStyle = { size: 128, weight: 'bold', colour: colours.watermark }

/** 'Draft' across each page, behind its text, so that no print of it can be taken for the invoice. */
export function markDraft(sheet: Sheet, { isDraft }: DocumentModel): void {
  if (!isDraft) return
  const centre = { x: pageSize.width / 2, y: pageSize.height / 2 }
  sheet.background = () => {
    const left = centre.x - sheet.width(documentWords.draft, mark) / 2
    sheet.drawing.turned({ ...centre, angle: -50 }, () =>
      sheet.line(documentWords.draft, { x: left, y: centre.y - mark.size * 0.6 }, mark),
    )
  }
}
