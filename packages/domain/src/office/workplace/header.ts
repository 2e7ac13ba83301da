import { columnNames, columnValues } from '@waldkerf/domain/entities/columns'
import { discountColumns } from '@waldkerf/domain/entities/documents/discount'
import { type Invoice, invoiceColumns } from '@waldkerf/domain/entities/documents/invoices'
import type { InvoiceData, OfferData } from '@waldkerf/domain/entities/office/invoiceData'
import { type Offer, offerColumns } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { type EditedDocument, editedColumns, type Header, type PositionValues } from '../editor/document.ts'
import type { SavedRow } from '../editor/plan.ts'

export type DocumentKind = 'offer' | 'invoice'

const columns = { offer: offerColumns, invoice: invoiceColumns }

/** The fields of a head that `a_update_…_details` takes; the client has a call of its own. */
export const detailFields = (kind: DocumentKind): readonly string[] => Object.keys(columns[kind])

/** Fields for which the calls of the specification have no column; `w_set_…_angaben` takes them. */
export const dataFields: Readonly<Record<DocumentKind, readonly string[]>> = {
  offer: ['steuerfall', ...columnNames(discountColumns)],
  invoice: ['befreiung', 'steuerfall', 'le_bis', ...columnNames(discountColumns)],
}

/** The data of a document that is stored beside its row. */
export type DocumentData = InvoiceData | OfferData

/** The field with the document's date. */
export const dayField = { offer: 'an_datum', invoice: 'rn_datum' } as const

/**
 * The head of a stored document, as the editor changes it. `client_id` is '' while there is none.
 * @param data null while it is not known
 */
export function toHeader(kind: DocumentKind, document: Invoice | Offer, data: DocumentData | null): Header {
  const stored = { ...data, ...document } as unknown as Readonly<Record<string, string | number | null>>
  const fields = [...detailFields(kind), ...dataFields[kind]].map((field) => [field, String(stored[field] ?? '')])
  const client_id = String(document.client_id ?? '')
  return { ...Object.fromEntries(fields), client_id }
}

/** The key of a stored line item is made of its id, which never changes. */
export const positionKey = ({ id }: Pick<Position, 'id'>) => `p${id}`

export const positionValues = (position: Position): PositionValues => {
  const values = columnValues(editedColumns, position)
  return { ...values, anzahl: plain(values.anzahl), ep: plain(values.ep) }
}

/** Removes trailing zeros, so that '96.00' and '96' do not count as different. */
export const plain = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

export const toSavedRow = (position: Position): SavedRow => ({
  id: position.id,
  version: position.version,
  lfd_nr: position.lfd_nr,
  values: positionValues(position),
})

/** Line items in the document's order, by id where an interrupted reordering left equal numbers. */
export const inOrder = (positions: readonly Position[]): Position[] =>
  positions.toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id)

/** Converts a stored document for the editor. */
export const editedDocument = (
  kind: DocumentKind,
  document: Invoice | Offer,
  positions: readonly Position[],
  data: DocumentData | null = null,
): EditedDocument => ({
  header: toHeader(kind, document, data),
  rows: inOrder(positions).map((position) => ({ ...positionValues(position), key: positionKey(position) })),
})
