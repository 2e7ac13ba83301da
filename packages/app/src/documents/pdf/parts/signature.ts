import type { Paper } from '@waldkerf/domain/office/paper/paper'
import { frame, mm } from '../sheet/geometry.ts'
import type { PictureBytes } from './letterhead.ts'
import { bodyStyle } from './paragraphs.ts'
import { lineHeight, type Sheet } from '../sheet/sheet.ts'

/** Who signs, under the written name where there is a picture of it; nothing for nobody. */
export function writeSignature(sheet: Sheet, { signature }: Paper, picture?: PictureBytes): void {
  if (signature.trim() === '') return
  const box = { width: mm(50), height: mm(18) }
  sheet.need(box.height + lineHeight(bodyStyle))
  const top = sheet.y
  if (picture) {
    const draw = () => sheet.doc.image(picture as Buffer, frame.left, top, { fit: [box.width, box.height] })
    sheet.within('Figure', () => sheet.content(draw), signature)
  }
  const y = top + box.height + 2
  const [line = ''] = sheet.lines(signature, mm(100), bodyStyle)
  sheet.within('P', () => sheet.content(() => sheet.line(line, { x: frame.left, y }, bodyStyle)))
  sheet.y = y + lineHeight(bodyStyle)
}
