import { lineHeight, type Sheet, type TextStyle } from './sheet.ts'

/** The smallest text that is still read on paper, in points. */
export const smallestSize = 6

/** A text in lines, and how they are written. */
export interface FittedLines {
  lines: string[]
  style: TextStyle
}

/** The style in which a text is no wider than this. */
export function fitted(sheet: Sheet, text: string, room: number, style: TextStyle): TextStyle {
  const width = sheet.width(text, style)
  return width > room ? { ...style, size: (style.size * room) / width } : style
}

/** A number at its right edge, smaller where it would run into the column before. */
export function writeNumber(
  sheet: Sheet,
  text: string,
  right: number,
  y: number,
  room: number,
  style: TextStyle,
): void {
  const own = fitted(sheet, text, room, style)
  sheet.line(text, { x: right, y: y + (style.size - own.size), align: 'right' }, own)
}

/**
 * Texts below one another in a box: as large as their style says where that fits, else smaller, in half points.
 * @param box in points
 * @param smallest size that is allowed
 * @returns undefined when they do not fit even then
 */
export function linesInBox(
  sheet: Sheet,
  texts: readonly string[],
  box: { width: number; height: number },
  style: TextStyle,
  smallest: number,
): FittedLines | undefined {
  for (let { size } = style; size >= smallest; size -= 0.5) {
    const own = { ...style, size }
    const lines = texts.flatMap((text) => sheet.lines(text, box.width, own))
    if (lines.length * lineHeight(own) <= box.height) return { lines, style: own }
  }
  return undefined
}

/** Lines no wider than this whose words stay in one piece: smaller where the longest would not, down to `smallest`. */
export function linesOfWords(
  sheet: Sheet,
  text: string,
  width: number,
  style: TextStyle,
  smallest = smallestSize,
): FittedLines {
  const words = sheet.lines(text, Infinity, style).flatMap((line) => line.split(' '))
  const widest = Math.max(...words.map((word) => sheet.width(word, style)))
  // A hundredth less than what would just fit, since widths are rounded.
  const size = widest > width ? Math.max((style.size * width * 0.99) / widest, smallest) : style.size
  const own = { ...style, size }
  return { lines: sheet.lines(text, width, own), style: own }
}
