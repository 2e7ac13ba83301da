import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { frame, mm, textWidth } from '../sheet/geometry.ts'
import type { PictureBytes } from './letterhead.ts'
import { bodyStyle } from './paragraphs.ts'
import { lineHeight, type Sheet } from '../sheet/sheet.ts'

const box = { width: mm(50), height: mm(18) } as const
const gap = 2

const linesIn = (sheet: Sheet, { signature }: DocumentModel) => sheet.lines(signature.trim(), textWidth, bodyStyle)

/** Only offers are signed. */
const isSigned = ({ kind, signature }: DocumentModel) => kind === 'offer' && signature.trim() !== ''

/** The height of the signature; 0 without one. */
export const signatureHeight = (sheet: Sheet, model: DocumentModel): number =>
  isSigned(model) ? box.height + gap + linesIn(sheet, model).length * lineHeight(bodyStyle) : 0

/** Writes the signer's name, below the picture of the signature if there is one; nothing without a signer. */
export function writeSignature(sheet: Sheet, model: DocumentModel, picture?: PictureBytes): void {
  if (!isSigned(model)) return
  sheet.need(signatureHeight(sheet, model))
  const top = sheet.y
  if (picture) {
    const place = { x: frame.left, y: top, ...box, align: 'left' } as const
    const draw = () => sheet.drawing.picture({ ...place, picture: 'signature', alt: model.signature }, picture)
    sheet.within('Figure', () => sheet.content(draw), { alt: model.signature, box: place })
  }
  sheet.y = top + box.height + gap
  sheet.within('P', () => {
    for (const line of linesIn(sheet, model)) {
      const { y } = sheet
      sheet.content(() => sheet.line(line, { x: frame.left, y }, bodyStyle))
      sheet.y = y + lineHeight(bodyStyle)
    }
  })
}
