import { create, type Font, type GlyphRun } from 'fontkit'
import type { HasGlyph } from './printable.ts'

/** The bytes of the font files. */
export interface FontBytes {
  regular: Uint8Array
  bold: Uint8Array
}

export interface Typefaces {
  regular: Font
  bold: Font
  /** From the top of a line to its baseline, for a size of 1. */
  ascent: number
  hasGlyph: HasGlyph
}

/**
 * Glyphs are looked up in the regular weight: the bold one has the same. Each document opens its own: a typeface
 * remembers for which characters a glyph was used first, and the file says so.
 * @throws TypeError when a file is a collection of fonts
 */
export function openTypefaces({ regular, bold }: FontBytes): Typefaces {
  const font = openFont(regular)
  const ascent = font.ascent / font.unitsPerEm
  return {
    regular: font,
    bold: openFont(bold),
    ascent,
    hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint),
  }
}

function openFont(bytes: Uint8Array): Font {
  const font = create(bytes as Buffer)
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError('the typeface is a collection')
  font.layout = rememberLayouts(font.layout.bind(font))
  return font
}

type Layout = (text: string, features?: string[] | Record<string, boolean>) => GlyphRun

/**
 * Choosing and placing the glyphs of a text is most of the work of a document, and pdfkit asks for the same text four
 * times while it draws it: each is laid out once.
 */
function rememberLayouts(layout: Layout): Layout {
  const known = new Map<string, GlyphRun>()
  return (text, features) => {
    const key = `${JSON.stringify(features)} ${text}`
    const run = known.get(key) ?? layout(text, features)
    known.set(key, run)
    return copyRun(run)
  }
}

/** A run of its own for pdfkit, which scales the places of the glyphs where they stand. */
function copyRun(run: GlyphRun): GlyphRun {
  const copy = Object.create(Object.getPrototypeOf(run) as object) as GlyphRun
  return Object.assign(copy, run, { positions: run.positions.map((position) => ({ ...position })) })
}
