import { frame, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

export const bodyStyle: TextStyle = { size: 10 }

/** Lines of a text that stay on one page with what stands before, and with what follows. */
const together = 2

const linesIn = (sheet: Sheet, text: string, style: TextStyle) => sheet.lines(text.trim(), textWidth, style)
const gapBelow = (style: TextStyle) => lineHeight(style) * 0.7

/**
 * A text of any length over the full width, from where the sheet stands; an empty one takes no room.
 * @param after room for what must not stand alone on the page that follows
 */
export function writeParagraphs(sheet: Sheet, text: string, after = 0, style: TextStyle = bodyStyle): void {
  if (text.trim() === '') return
  const height = lineHeight(style)
  const lines = linesIn(sheet, text, style)
  sheet.within('P', () => {
    for (const [index, line] of lines.entries()) {
      const left = lines.length - index
      const kept = after > 0 && left <= together ? left * height + gapBelow(style) + after : 0
      sheet.need(Math.max(height, kept))
      const { y } = sheet
      if (line !== '') sheet.content(() => sheet.line(line, { x: frame.left, y }, style))
      sheet.y = y + height
    }
  })
  sheet.y += gapBelow(style)
}

/** The height that must be left of a page for a text to begin on it; that of what follows where there is no text. */
export function paragraphsNeed(sheet: Sheet, text: string, after: number, style: TextStyle = bodyStyle): number {
  if (text.trim() === '') return after
  const { length } = linesIn(sheet, text, style)
  const height = lineHeight(style)
  return length > together ? together * height : length * height + gapBelow(style) + after
}
