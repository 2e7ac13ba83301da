/** Whether a typeface can show a character. */
export type HasGlyph = (codePoint: number) => boolean

/** Replaces characters that the typeface lacks: PDF/A forbids empty glyphs. */
const substitute = '?'

// Control characters except the line break, byte order marks, and marks of writing direction.
const unprinted = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g

/**
 * Text as it can be printed: composed letters, plain line breaks, no lone surrogates, and a question mark for each
 * character that the typeface lacks.
 */
export function printable(text: string, hasGlyph: HasGlyph): string {
  const composed = text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ')
  return Array.from(composed.replaceAll(unprinted, ''), (sign) =>
    sign === '\n' || hasGlyph(sign.codePointAt(0) ?? 0) ? sign : substitute,
  ).join('')
}
