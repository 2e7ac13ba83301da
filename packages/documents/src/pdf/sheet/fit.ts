import { lineHeight, type Sheet, type TextStyle } from './sheet.ts'

/** The smallest text that is still readable on paper, in points. */
export const smallestSize = 6

/** A text in lines, and their style. */
export interface FittedLines {
  lines: string[]
  style: TextStyle
}

/** The style, reduced in size if the text would be wider than `room`. */
export function fitted(sheet: Sheet, text: string, room: number, style: TextStyle): TextStyle {
  const width = sheet.width(text, style)
  return width > room ? { ...style, size: (style.size * room) / width } : style
}

/** Writes a number aligned to its right edge, smaller if it would run into the column before. */
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
 * Texts below one another in a box: in the size of their style if that fits, else smaller by half points.
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

/** Lines no wider than `width` with unbroken words: smaller if the longest word does not fit, down to `smallest`. */
export function linesOfWords(
  sheet: Sheet,
  text: string,
  width: number,
  style: TextStyle,
  smallest = smallestSize,
): FittedLines {
  const words = sheet.lines(text, Infinity, style).flatMap((line) => line.split(' '))
  const widest = Math.max(...words.map((word) => sheet.width(word, style)))
  // One per cent less than the exact fit, since widths are rounded.
  const size = widest > width ? Math.max((style.size * width * 0.99) / widest, smallest) : style.size
  const own = { ...style, size }
  return { lines: sheet.lines(text, width, own), style: own }
}
