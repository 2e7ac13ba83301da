import { frame, textWidth } from '../sheet/geometry.ts'
import { lineHeight, type Sheet, type TextStyle } from '../sheet/sheet.ts'

export const bodyStyle: TextStyle = { size: 10 }

/** Number of lines that stay on one page at the beginning and at the end of a text. */
const together = 2

const linesIn = (sheet: Sheet, text: string, style: TextStyle) => sheet.lines(text.trim(), textWidth, style)
const gapBelow = (style: TextStyle) => lineHeight(style) * 0.7
export const bodyGap = gapBelow(bodyStyle)

/**
 * A text of any length over the full width, from the sheet's current line on; an empty one takes no space.
 * @param after height of following content that must not stand alone on the next page
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

/** The paragraphs of a text with empty lines between them. */
export const separateParagraphs = (text: string): string[] => text.split(/\n\s*\n/).filter((one) => one.trim() !== '')

/** The height of a text with the gap below it. */
export const paragraphsHeight = (sheet: Sheet, text: string, style: TextStyle = bodyStyle): number =>
  linesIn(sheet, text, style).length * lineHeight(style) + gapBelow(style)

/** The height that a page must have left for a text to begin on it; without a text the height `after`. */
export function paragraphsNeed(sheet: Sheet, text: string, after: number, style: TextStyle = bodyStyle): number {
  if (text.trim() === '') return after
  const { length } = linesIn(sheet, text, style)
  const height = lineHeight(style)
  return length > together ? together * height : length * height + gapBelow(style) + after
}
