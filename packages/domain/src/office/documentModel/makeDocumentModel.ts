import { lineAmount, buildTotals } from '../money/amounts.ts'
import { groupLines } from '../money/groups.ts'
import type { PositionValues } from '../editor/document.ts'
import type { DocumentModel, DocumentModelGroup, DocumentModelLine } from './documentModel.ts'

/** A row of the editor or of the data service; what was archived has no unclear numbers. */
export type DocumentModelRow = Omit<PositionValues, Unclear> & Partial<Pick<PositionValues, Unclear>> & { key: string }
type Unclear = 'unklar_anzahl' | 'unklar_ep'

/** Everything of a document but what follows from its rows. */
export type DocumentModelHead = Omit<DocumentModel, 'groups' | 'net' | 'vat' | 'gross' | 'rates'>

/**
 * The document of its head and rows, in their order. Headings and explanations that are not to be printed are left out;
 * their groups stay, since the subtotals belong to the amounts.
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

/** Rows never change, they are replaced: each becomes a line once. */
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
