import { type LinePart, lineParts } from '@waldkerf/domain/office/documentModel/figures'
import type { Font } from 'fontkit'
import Pdf from 'pdfkit'
import { colours, frame, pageSize } from './geometry.ts'
import { createDrawing, type Drawing } from './drawing.ts'
import { createTag, type TagProperties } from './tags.ts'
import type { Typefaces } from './typefaces.ts'
import { printable } from './printable.ts'
import { wrap } from './wrap.ts'

export type Document = PDFKit.PDFDocument

export interface TextStyle {
  size: number
  weight?: 'regular' | 'bold'
  colour?: string
}

/** `x` is the left edge of a text, or with 'right' its right edge. */
export interface Place {
  x: number
  y: number
  align?: 'left' | 'right'
}

/** Distance of two lines. */
export const lineHeight = ({ size }: TextStyle): number => Math.round(size * 1.38 * 100) / 100

/**
 * A document written from top to bottom. Content is drawn into the open tags, so that a screen reader finds
 * headings, paragraphs and tables; content repeated on every page is an artifact outside of the tags.
 */
export interface Sheet {
  doc: Document
  typefaces: Typefaces
  /** Draws lines, areas and pictures. */
  drawing: Drawing
  /** The top of the next line. */
  y: number
  /** Breaks a text into printable lines of this width. */
  lines: (text: string, width: number, style: TextStyle) => string[]
  width: (text: string, style: TextStyle) => number
  /** Draws one line. */
  line: (text: string, place: Place, style: TextStyle) => void
  /** Puts everything drawn within into a tag of this kind. */
  within: (kind: string, work: () => void, properties?: TagProperties) => void
  /** Draws content of the innermost tag. It must not begin a page. */
  content: (draw: () => void) => void
  /** Draws artifacts: rules, backgrounds, content repeated on every page. */
  decoration: (draw: () => void) => void
  /** Begins a page if less than this height is left. */
  need: (height: number) => void
  addPage: () => void
  /** Draws the background of each new page. */
  background: () => void
}

const toFeatures = ({ isFigures }: LinePart): PDFKit.Mixins.OpenTypeFeatures[] => (isFigures ? ['tnum'] : [])

/** pdfkit takes an opened typeface as well; its types do not say so. */
const toSource = (font: Font) => font as unknown as PDFKit.Mixins.PDFFontSource

/** @param title of the document, shown by viewers; plain text without XML characters @param language of its words, for those who have it read out */
export function createSheet(typefaces: Typefaces, title: string, createdAt: Date, language = 'de-DE'): Sheet {
  const doc = new Pdf({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    subset: 'PDF/A-3a',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: false,
    // No initial typeface: pdfkit's default would not be embedded, and is missing in browsers.
    font: '',
    info: { Title: title, Creator: 'Waldkerf', Producer: 'Waldkerf', CreationDate: createdAt, ModDate: createdAt },
  })
  doc.registerFont('regular', toSource(typefaces.regular))
  doc.registerFont('bold', toSource(typefaces.bold))
  const root = doc.struct('Document')
  doc.addStructure(root)
  const open = [root]
  const use = ({ size, weight = 'regular', colour = colours.ink }: TextStyle) =>
    doc.font(weight).fontSize(size).fillColor(colour)
  const drawing = createDrawing(doc)
  const widths = new Map<string, number>()
  /** Widths are proportional to the size, so only those at 100 points are cached. */
  function width(text: string, style: TextStyle): number {
    const key = `${style.weight} ${text}`
    const known = widths.get(key) ?? lineParts(text).reduce((sum, part) => sum + partWidth(part, style), 0)
    widths.set(key, known)
    return (known * style.size) / 100
  }
  const partWidth = (part: LinePart, style: TextStyle) =>
    use({ ...style, size: 100 }).widthOfString(part.text, { features: toFeatures(part) })
  function drawParts(text: string, x: number, y: number, style: TextStyle) {
    let left = x
    for (const part of lineParts(text)) {
      use(style).text(part.text, left, y, { lineBreak: false, features: toFeatures(part) })
      left += width(part.text, style)
    }
  }

  const sheet: Sheet = {
    doc,
    typefaces,
    drawing,
    y: frame.top,
    width,
    lines: (text, limit, style) => wrap(printable(text, typefaces.hasGlyph), limit, (part) => width(part, style)),
    line(text, { x, y, align = 'left' }, style) {
      if (text === '') return
      const taken = width(text, style)
      const left = align === 'right' ? x - taken : x
      drawParts(text, left, y, style)
      const { size, weight = 'regular', colour = colours.ink } = style
      const baseline = y + typefaces.ascent * size
      drawing.noteText({
        text,
        x: left,
        y: baseline,
        width: taken,
        size,
        isBold: weight === 'bold',
        colour,
      })
    },
    within(kind, work, properties = {}) {
      const tag = createTag(doc, kind, properties)
      open.at(-1)?.add(tag)
      open.push(tag)
      work()
      open.pop()
      tag.end()
    },
    content: (draw) => {
      open.at(-1)?.add(draw)
    },
    decoration(draw) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },
    need(height) {
      if (sheet.y + height > frame.bottom) sheet.addPage()
    },
    addPage() {
      doc.addPage()
      sheet.y = frame.top
      sheet.decoration(sheet.background)
    },
    background: () => {},
  }
  return sheet
}
