import { pageSize } from './geometry.ts'

type Document = PDFKit.PDFDocument

/** A tag's properties besides its content. */
export interface TagProperties {
  /** The words for those who do not see a figure. */
  alt?: string
  /** The place of a figure on its page, in points from the upper left corner. */
  box?: { x: number; y: number; width: number; height: number }
  /** A heading cell's cells: those of its row or those of its column. */
  scope?: 'Row' | 'Column'
  /** The number of columns of a table that a cell spans. */
  columns?: number
}

/** pdfkit writes this object as it is; its types do not have it. */
interface Written {
  dictionary: { data: Record<string, unknown> }
}

/** Values are written as PDF has them: texts become names, lengths are measured from the lower edge. */
function attributes({ box, scope, columns }: TagProperties): object | undefined {
  if (box) {
    const { x, y, width, height } = box
    const bounds = [x, pageSize.height - y - height, x + width, pageSize.height - y]
    return { O: 'Layout', Placement: 'Block', BBox: bounds }
  }
  if (scope === undefined && columns === undefined) return undefined
  return { O: 'Table', ...(scope && { Scope: scope }), ...(columns !== undefined && { ColSpan: columns }) }
}

/** A tag that is not yet part of the document. */
export function createTag(doc: Document, kind: string, properties: TagProperties): ReturnType<Document['struct']> {
  const tag = doc.struct(kind, properties.alt === undefined ? {} : { alt: properties.alt })
  const own = attributes(properties)
  if (own) (tag as unknown as Written).dictionary.data['A'] = own
  return tag
}
