import { frame, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

export const bodyStyle: TextStyle = { size: 10 }

/** A text of any length over the full width, from where the sheet stands; an empty one takes no room. */
export function writeParagraphs(sheet: Sheet, text: string, style: TextStyle = bodyStyle): void {
  if (text.trim() === '') return
  const height = lineHeight(style)
  sheet.within('P', () => {
    for (const line of sheet.lines(text.trim(), textWidth, style)) {
      sheet.need(height)
      const { y } = sheet
      if (line !== '') sheet.content(() => sheet.line(line, { x: frame.left, y }, style))
      sheet.y = y + height
    }
  })
  sheet.y += height * 0.7
}
