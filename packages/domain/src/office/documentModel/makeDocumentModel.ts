import { lineAmount, buildTotals } from '../money/amounts.ts'
import { groupLines } from '../money/groups.ts'
import type { PositionValues } from '../editor/document.ts'
import type { DocumentModel, DocumentModelGroup, DocumentModelLine } from './documentModel.ts'

/** A row of the editor or of the data service; archived rows have no unclear numbers. */
export type DocumentModelRow = Omit<PositionValues, Unclear> & Partial<Pick<PositionValues, Unclear>> & { key: string }
type Unclear = 'unklar_anzahl' | 'unklar_ep'

/** Everything of a document that does not follow from its rows. */
export type DocumentModelHead = Omit<DocumentModel, 'groups' | 'net' | 'vat' | 'gross' | 'rates'>

/**
 * Makes the document from its head and rows, in their order. Headings and explanations that are not printed are left
 * out; their groups stay, because the subtotals are still printed.
 * @throws RangeError when a number is no decimal text
 */
export function makeDocumentModel(head: DocumentModelHead, rows: readonly DocumentModelRow[]): DocumentModel {
  const groups = groupLines(rows).map(({ title, lines, subtotal }): DocumentModelGroup => {
    const isPrinted = lines[0]?.erl_on ?? false
    return { title: isPrinted ? title : '', subtotal, lines: lines.map(toLine) }
  })
  const { net, vat, gross, rates } = buildTotals(rows, head.rate)
  return { ...head, groups, net, vat, gross, rates }
}

/** Lines by row, cached, because rows are immutable. */
const known = new WeakMap<DocumentModelRow, DocumentModelLine>()

function toLine(row: DocumentModelRow): DocumentModelLine {
  const line = known.get(row) ?? makeLine(row)
  known.set(row, line)
  return line
}

const makeLine = (row: DocumentModelRow): DocumentModelLine => ({
  key: row.key,
  text: row.bez,
  explanation: row.erl_on ? row.erl : '',
  quantity: row.anzahl,
  unit: row.einheit,
  price: row.ep,
  amount: lineAmount(row),
  ...((row.unklar_anzahl || row.unklar_ep) && { unclear: unclearTexts(row) }),
})

const unclearTexts = ({ unklar_anzahl, unklar_ep }: DocumentModelRow) => ({
  ...(unklar_anzahl && { quantity: unklar_anzahl }),
  ...(unklar_ep && { price: unklar_ep }),
})
