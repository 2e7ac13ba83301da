import type { Sheet, TextStyle } from './sheet.ts'

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
  const own = fitted(sheet, text, room, { ...style, isTabular: true })
  sheet.line(text, { x: right, y: y + (style.size - own.size), align: 'right' }, own)
}
