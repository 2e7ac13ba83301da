import { columnValues } from '../../entities/columns.ts'
import type { Invoice } from '../../entities/documents/invoices.ts'
import type { InvoiceData, OfferData } from '../../entities/office/invoiceData.ts'
import type { Offer } from '../../entities/documents/offers.ts'
import type { Position } from '../../entities/documents/positions.ts'
import { type EditedDocument, editedColumns, type Header, type PositionValues } from '../editor/document.ts'
import type { SavedRow } from '../editor/plan.ts'

export type DocumentKind = 'offer' | 'invoice'

const common = ['bearbeiter', 'anrede', 'anschreiben', 'zuerl', 'ust_satz'] as const
const own = { offer: ['an_datum', 'status', 'sign'], invoice: ['rn_datum', 'le_date'] } as const

/** The fields of a head that `a_update_…_details` takes; the client has a call of its own. */
export const detailFields = (kind: DocumentKind): readonly string[] => [...common, ...own[kind]]

/** Fields for which the calls of the specification have no column; `w_set_…_angaben` takes them. */
export const dataFields: Readonly<Record<DocumentKind, readonly string[]>> = {
  offer: ['steuerfall'],
  invoice: ['befreiung', 'steuerfall', 'le_bis'],
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
  const columns = { ...data, ...document } as unknown as Readonly<Record<string, string | null>>
  const fields = [...detailFields(kind), ...dataFields[kind]].map((field) => [field, columns[field] ?? ''])
  const client_id = String(document.client_id ?? '')
  return { ...Object.fromEntries(fields), client_id }
}

/** The key of a stored line item is made of its number, which never changes. */
export const positionKey = ({ id }: Pick<Position, 'id'>) => `p${id}`

export const positionValues = (position: Position): PositionValues => {
  const values = columnValues(editedColumns, position)
  return { ...values, anzahl: plain(values.anzahl), ep: plain(values.ep) }
}

/** '96.00' and '96' are one value: what is typed must not look changed. */
export const plain = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

export const toSavedRow = (position: Position): SavedRow => ({
  id: position.id,
  version: position.version,
  lfd_nr: position.lfd_nr,
  values: positionValues(position),
})

/** Line items in the document's order; also well defined after a reorder that was interrupted. */
export const inOrder = (positions: readonly Position[]): Position[] =>
  positions.toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id)

/** A stored document as the editor opens it. */
export const editedDocument = (
  kind: DocumentKind,
  document: Invoice | Offer,
  positions: readonly Position[],
  data: DocumentData | null = null,
): EditedDocument => ({
  header: toHeader(kind, document, data),
  rows: inOrder(positions).map((position) => ({ ...positionValues(position), key: positionKey(position) })),
})
