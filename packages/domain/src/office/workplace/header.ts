import type { Invoice } from '../../entities/invoices.ts'
import type { Offer } from '../../entities/offers.ts'
import type { Position } from '../../entities/positions.ts'
import type { EditedDocument, Header, PositionValues } from '../editor/document.ts'
import type { SavedRow } from '../editor/plan.ts'

export type DocumentKind = 'offer' | 'invoice'

const common = ['bearbeiter', 'anrede', 'anschreiben', 'zuerl', 'ust_satz'] as const
const own = { offer: ['an_datum', 'status', 'sign'], invoice: ['rn_datum', 'le_date'] } as const

/** What `a_update_…_details` takes of a head; the client has a call of its own. */
export const detailFields = (kind: DocumentKind): readonly string[] => [...common, ...own[kind]]

/** The field with the document's date. */
export const dayField = { offer: 'an_datum', invoice: 'rn_datum' } as const

/**
 * The head of a stored document, as the editor changes it. `client_id` is '' while there is none; invoices have
 * `befreiung` too, why no VAT is due.
 */
export function headerOf(kind: DocumentKind, document: Invoice | Offer, exemption: string): Header {
  const columns = document as unknown as Readonly<Record<string, string>>
  const details = detailFields(kind).map((field) => [field, columns[field] ?? ''])
  const client_id = String(document.client_id ?? '')
  return { ...Object.fromEntries(details), client_id, ...(kind === 'invoice' && { befreiung: exemption }) }
}

/** Stored line items have keys of their number; it never changes. */
export const keyOf = ({ id }: Pick<Position, 'id'>) => `p${id}`

export const valuesOfPosition = (position: Position): PositionValues => {
  const { anzahl, einheit, bez, ep, erl, erl_on, erl_titel, unklar_anzahl, unklar_ep } = position
  return { anzahl: plain(anzahl), einheit, bez, ep: plain(ep), erl, erl_on, erl_titel, unklar_anzahl, unklar_ep }
}

/** '96.00' and '96' are one value: what is typed must not look changed. */
const plain = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

export const savedRowOf = (position: Position): SavedRow => ({
  id: position.id,
  version: position.version,
  lfd_nr: position.lfd_nr,
  values: valuesOfPosition(position),
})

/** Line items in the document's order; it is stable after a reorder that was broken off. */
export const inOrder = (positions: readonly Position[]): Position[] =>
  positions.toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id)

/** A stored document as the editor opens it. */
export const editedDocument = (
  kind: DocumentKind,
  document: Invoice | Offer,
  positions: readonly Position[],
  exemption = '',
): EditedDocument => ({
  header: headerOf(kind, document, exemption),
  rows: inOrder(positions).map((position) => ({ ...valuesOfPosition(position), key: keyOf(position) })),
})
