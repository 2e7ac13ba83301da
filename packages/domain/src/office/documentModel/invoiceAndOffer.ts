import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import { columnValues } from '@waldkerf/domain/entities/columns'
import { editedColumns } from '../editor/document.ts'
import type { ArchivedInvoice, OfferData } from '@waldkerf/domain/entities/office/invoiceData'
import type { Deduction } from '@waldkerf/domain/entities/documents/orders'
import { type Offer, offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { makeDocumentModel, type DocumentModelHead, type DocumentModelRow } from './makeDocumentModel.ts'
import { exemptionWords, toTaxCase } from '../tax/taxCases.ts'
import { type DiscountTerms, hasDiscount } from '../payments/discount.ts'
import type { DocumentModel } from './documentModel.ts'
import { toBuyer, type ClientData, type OfficeData, toSeller } from './parties.ts'

/** Statuses of offers that were sent. */
const sentStatuses: ReadonlySet<string> = new Set(offerStatuses.filter((status) => status !== 'entwurf'))

/** The part that offers and invoices have in common. Rows are in the document's order. */
interface DocumentSource {
  office: OfficeData
  /** Null while none is chosen. */
  client: ClientData | null
  rows: readonly DocumentModelRow[]
}

export interface InvoiceSource extends DocumentSource {
  invoice: Pick<
    ArchivedInvoice['rechnung'],
    | 'nummer'
    | 'rn_datum'
    | 'le_date'
    | 'le_bis'
    | 'anrede'
    | 'anschreiben'
    | 'zuerl'
    | 'ust_satz'
    | 'befreiung'
    | 'steuerfall'
    | 'teil'
    | keyof DiscountTerms
  >
  /** The amounts received for the order's instalments. */
  deductions?: readonly Deduction[]
  /** The invoice that this one cancels. */
  original: ArchivedInvoice['original']
  /** Absent: a draft, so that nothing looks final by oversight. */
  isArchived?: boolean
}

export interface OfferSource extends DocumentSource {
  offer: Pick<Offer, 'nummer' | 'an_datum' | 'status' | 'anrede' | 'anschreiben' | 'zuerl' | 'ust_satz'> &
    Pick<OfferData, 'steuerfall' | keyof DiscountTerms>
  /** The signer's name, '' for nobody. */
  signature: string
  /** Name of the stored picture of the signature. */
  signaturePicture?: string
}

/** Skonto, where there is one. */
function withDiscount({ skonto_tage = 0, skonto_prozent = '0' }: Partial<DiscountTerms>) {
  const discount = { skonto_tage, skonto_prozent }
  return hasDiscount(discount) && { discount }
}

/** Stored line items as rows of a document, in its order; the key is the id. */
export const toDocumentModelRows = (positions: readonly Position[]): DocumentModelRow[] =>
  positions
    .toSorted((a, b) => a.lfd_nr - b.lfd_nr || a.id - b.id)
    .map((position) => ({ ...columnValues(editedColumns, position), key: String(position.id) }))

/** An archived invoice's frozen content in the same shape as live rows, so that both are made into a document alike. */
export const archivedSource = ({
  verkaeufer,
  kunde,
  rechnung,
  original,
  positionen,
  abschlaege = [],
}: ArchivedInvoice): InvoiceSource => ({
  office: verkaeufer,
  client: kunde,
  invoice: rechnung,
  original,
  isArchived: true,
  deductions: abschlaege,
  rows: toDocumentModelRows(positionen),
})

/**
 * The invoice as it is printed and sent. It is due after the office's payment term.
 * @throws RangeError when a number is no decimal text
 */
export function invoiceDocumentModel({
  office,
  client,
  invoice,
  original,
  isArchived,
  rows,
  deductions = [],
}: InvoiceSource): DocumentModel {
  const taxCase = toTaxCase(invoice.steuerfall, invoice.ust_satz)
  const head: DocumentModelHead = {
    kind: original ? 'cancellation' : 'invoice',
    isDraft: !isArchived,
    number: invoice.nummer,
    day: invoice.rn_datum,
    supplyDay: invoice.le_date,
    supplyEnd: invoice.le_bis === invoice.le_date ? '' : (invoice.le_bis ?? ''),
    dueDay: invoice.rn_datum === '' ? '' : dayAfter(invoice.rn_datum, office.zahlungsziel_tage),
    seller: toSeller(office),
    buyer: toBuyer(client),
    salutation: invoice.anrede,
    cover: invoice.anschreiben,
    closing: invoice.zuerl,
    rate: invoice.ust_satz,
    taxCase,
    exemption: exemptionWords(taxCase, invoice.befreiung),
    signature: '',
    pictures: { logo: office.logo, signature: '' },
    ...(original && { original: { number: original.nummer, day: original.datum } }),
    ...(invoice.teil && { part: invoice.teil }),
    ...(deductions.length > 0 && { deductions }),
    ...withDiscount(invoice),
  }
  return makeDocumentModel(head, rows)
}

/**
 * The offer as it is printed. It has no days of supply and payment.
 * @throws RangeError when a number is no decimal text
 */
export function offerDocumentModel({
  office,
  client,
  offer,
  signature,
  signaturePicture = '',
  rows,
}: OfferSource): DocumentModel {
  const taxCase = toTaxCase(offer.steuerfall, offer.ust_satz)
  const head: DocumentModelHead = {
    kind: 'offer',
    isDraft: !sentStatuses.has(offer.status),
    number: offer.nummer,
    day: offer.an_datum,
    supplyDay: '',
    supplyEnd: '',
    dueDay: '',
    seller: toSeller(office),
    buyer: toBuyer(client),
    salutation: offer.anrede,
    cover: offer.anschreiben,
    closing: offer.zuerl,
    rate: offer.ust_satz,
    taxCase,
    exemption: exemptionWords(taxCase, ''),
    signature,
    pictures: { logo: office.logo, signature: signaturePicture },
    ...withDiscount(offer),
  }
  return makeDocumentModel(head, rows)
}
