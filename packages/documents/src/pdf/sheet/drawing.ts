import { isCmyk } from '@waldkerf/documents/cmyk'
import type { SheetMark, SheetPage, TextMark } from '@waldkerf/domain/office/documentModel/sheetPages'

type Document = PDFKit.PDFDocument
type Mark<Kind extends SheetMark['kind']> = Omit<Extract<SheetMark, { kind: Kind }>, 'kind'>

/** Lines, areas and pictures. Each is drawn into the file and recorded for the preview, so that the two agree. */
export interface Drawing {
  rule: (mark: Mark<'rule'>) => void
  box: (mark: Mark<'box'>) => void
  path: (mark: Mark<'path'>) => void
  picture: (mark: Mark<'picture'>, bytes: Uint8Array) => void
  /** Rotates everything drawn within about this point. */
  turned: (turn: NonNullable<TextMark['turn']>, draw: () => void) => void
  noteText: (mark: Omit<Mark<'text'>, 'turn'>) => void
  /** The pages drawn so far. */
  pages: () => SheetPage[]
}

/** Draws on the current page of a file and records each mark for the preview. */
export function createDrawing(doc: Document): Drawing {
  const pages = new Map<PDFKit.PDFPage, SheetMark[]>()
  let turning: TextMark['turn']
  function note(mark: SheetMark) {
    const marks = pages.get(doc.page) ?? []
    marks.push(mark)
    pages.set(doc.page, marks)
  }
  return {
    rule(mark) {
      const { x, y, width, thickness, colour } = mark
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke()
      note({ kind: 'rule', ...mark })
    },
    box(mark) {
      doc.rect(mark.x, mark.y, mark.width, mark.height).fill(mark.colour)
      note({ kind: 'box', ...mark })
    },
    path(mark) {
      doc.save()
      doc.translate(mark.x, mark.y).scale(mark.scale)
      if (mark.line) {
        const { thickness, dash } = mark.line
        if (dash) doc.dash(dash[0], { space: dash[1] })
        doc.lineWidth(thickness).lineJoin('round').path(mark.path).stroke(mark.colour)
      } else doc.path(mark.path).fill(mark.colour)
      doc.restore()
      note({ kind: 'path', ...mark })
    },
    picture(mark, bytes) {
      if (isCmyk(bytes)) throw new Error('a picture in four inks makes no PDF/A')
      const { x, y, width, height, align } = mark
      doc.image(bytes as Buffer, x, y, { fit: [width, height], ...(align === 'right' && { align }) })
      note({ kind: 'picture', ...mark })
    },
    turned(turn, draw) {
      doc.save()
      doc.rotate(turn.angle, { origin: [turn.x, turn.y] })
      turning = turn
      draw()
      turning = undefined
      doc.restore()
    },
    noteText: (mark) => note({ kind: 'text', ...mark, ...(turning && { turn: turning }) }),
    pages: () => [...pages.values()].map((marks) => ({ marks })),
  }
}
