import { create } from 'fontkit'
import type { HasGlyph } from './printable.ts'

/** The bytes of the font files. */
export interface FontBytes {
  regular: Uint8Array
  bold: Uint8Array
}

export interface Typefaces extends FontBytes {
  /** From the top of a line to its baseline, for a size of 1. */
  ascent: number
  hasGlyph: HasGlyph
}

/** Glyphs are looked up in the regular weight: the bold one has the same. @throws TypeError when the file is a collection of fonts */
export function openTypefaces({ regular, bold }: FontBytes): Typefaces {
  const font = create(regular as Buffer)
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError('the typeface is a collection')
  const ascent = font.ascent / font.unitsPerEm
  return { regular, bold, ascent, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) }
}
