import { lineAmount, totalsOf } from '../money/amounts.ts'
import { groupsOf } from '../money/groups.ts'
import type { PositionValues } from '../editor/document.ts'
import type { Paper, PaperGroup, PaperLine } from './paper.ts'

/** A row of the editor or of the data service; what was archived has no unclear numbers. */
export type PaperRow = Omit<PositionValues, Unclear> & Partial<Pick<PositionValues, Unclear>> & { key: string }
type Unclear = 'unklar_anzahl' | 'unklar_ep'

/** Everything of a document but what follows from its rows. */
export type PaperHead = Omit<Paper, 'groups' | 'net' | 'vat' | 'gross' | 'rates'>

/**
 * The document of its head and rows, in their order. Headings and explanations that are not to be printed are left out;
 * their groups stay, since the subtotals belong to the amounts.
 * @throws RangeError when a number is no decimal text
 */
export function makePaper(head: PaperHead, rows: readonly PaperRow[]): Paper {
  const groups = groupsOf(rows).map(({ title, lines, subtotal }): PaperGroup => {
    const isPrinted = lines[0]?.erl_on ?? false
    return { title: isPrinted ? title : '', subtotal, lines: lines.map(paperLine) }
  })
  const { net, vat, gross, rates } = totalsOf(rows, head.rate)
  return { ...head, groups, net, vat, gross, rates }
}

const paperLine = (row: PaperRow): PaperLine => ({
  key: row.key,
  text: row.bez,
  explanation: row.erl_on ? row.erl : '',
  quantity: row.anzahl,
  unit: row.einheit,
  price: row.ep,
  amount: lineAmount(row),
  ...((row.unklar_anzahl || row.unklar_ep) && { unclear: unclearTexts(row) }),
})

const unclearTexts = ({ unklar_anzahl, unklar_ep }: PaperRow) => ({
  ...(unklar_anzahl && { quantity: unklar_anzahl }),
  ...(unklar_ep && { price: unklar_ep }),
})
