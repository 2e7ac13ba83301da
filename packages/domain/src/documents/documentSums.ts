import type { Invoice } from '../entities/documents/invoices.ts'
import type { DocumentSums } from '../entities/documents/documents.ts'
import type { Offer } from '../entities/documents/offers.ts'
import type { Position } from '../entities/documents/positions.ts'
import { unclearCount } from '../office/editor/unclear.ts'
import { buildTotals } from '../office/money/amounts.ts'

type Parent = 'angebot_id' | 'rechnung_id'

function sumByDocument(
  documents: readonly Pick<Offer, 'id' | 'ust_satz'>[],
  positions: readonly Position[],
  parent: Parent,
): DocumentSums[] {
  const lines = Map.groupBy(positions, (row) => row[parent])
  return documents.map(({ id, ust_satz }) => {
    const rows = lines.get(id) ?? []
    const { net, vat, gross } = buildTotals(rows, ust_satz)
    return { id, netto: net, ust: vat, brutto: gross, unklar: unclearCount(rows) }
  })
}

/** Amounts by the editor's rule, the same as the data service computes. */
export const offerSums = ({ offers, positions }: { offers: readonly Offer[]; positions: readonly Position[] }) =>
  sumByDocument(offers, positions, 'angebot_id')

/** Amounts by the editor's rule, the same as the data service computes. */
export const invoiceSums = ({
  invoices,
  positions,
}: {
  invoices: readonly Invoice[]
  positions: readonly Position[]
}) => sumByDocument(invoices, positions, 'rechnung_id')
