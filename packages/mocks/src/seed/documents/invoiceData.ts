import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { OfferData } from '@waldkerf/domain/entities/office/invoiceData'
import type { InvoicePart } from '@waldkerf/domain/entities/documents/orders'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import { type DiscountTerms, noDiscount } from '@waldkerf/domain/office/payments/discount'
import { type TaxCase, usualTaxCase } from '@waldkerf/domain/office/tax/taxCases'
import type { ClientSeed } from '../clients/clients.ts'
import { addDays } from '../days.ts'

/** Columns of an invoice that its own calls do not answer. */
export interface InvoiceDataSeed extends Partial<DiscountTerms> {
  rechnung_id: number
  befreiung: string
  steuerfall: string
  le_bis: string | null
  angebot_id: number | null
  /** Of an invoice for several offers. */
  angebote?: readonly number[]
  storno_von: number | null
  ersetzt: number | null
  /** Absent: ''. */
  teil?: InvoicePart
  /** Progress of an instalment, in per cent, by the ids of the offer's line items. */
  staende?: Readonly<Record<string, string>>
}

/** The ids of the offers that an invoice bills. */
export const billedIds = ({
  angebot_id,
  angebote,
}: Pick<InvoiceDataSeed, 'angebot_id' | 'angebote'>): readonly number[] =>
  angebote ?? (angebot_id === null ? [] : [angebot_id])

/** The same of an offer. */
export type OfferDataSeed = Omit<OfferData, 'version' | 'rechnungen'> & {
  /** The words of an order that came without an offer. */
  auftrag?: string
}

/**
 * A business abroad owes the tax itself; for a buyer without a USt-IdNr. the work is outside the scope of German VAT.
 */
export const taxCaseAbroad = ({ land, ust_id }: ClientSeed): TaxCase | undefined =>
  land === 'DE' ? undefined : ust_id === '' ? 'O' : 'AE'

type Taxed = Pick<Invoice | Offer, 'client_id' | 'ust_satz'>

function findTaxCase({ client_id, ust_satz }: Taxed, clients: readonly ClientSeed[]): TaxCase {
  const client = clients.find((row) => row.client_id === client_id)
  return (client && taxCaseAbroad(client)) ?? usualTaxCase(ust_satz)
}

/** About half of the supplies took several days; none ended after the invoice's date. */
function lastDay({ id, le_date, rn_datum }: Invoice): string | null {
  const end = addDays(le_date, id % 14)
  return id % 2 === 0 && end > le_date && end <= rn_datum ? end : null
}

const reasons: Readonly<Record<TaxCase, string>> = {
  S: '',
  E: 'Steuerfrei nach § 4 Nr. 12 UStG',
  AE: 'Reverse charge',
  O: 'Leistungsort nach § 3a Abs. 3 Nr. 1 UStG',
}

/** Data of invoices; those without VAT give the reason. */
export const seedInvoiceData = (invoices: readonly Invoice[], clients: readonly ClientSeed[]): InvoiceDataSeed[] =>
  invoices.map((invoice) => {
    const steuerfall = findTaxCase(invoice, clients)
    return {
      rechnung_id: invoice.id,
      befreiung: reasons[steuerfall],
      steuerfall,
      le_bis: lastDay(invoice),
      angebot_id: null,
      storno_von: null,
      ersetzt: null,
      teil: '' as const,
      ...noDiscount,
    }
  })

/** Links each invoiced offer to the client's next archived invoice, if there is one. */
export function linkOffers(
  data: readonly InvoiceDataSeed[],
  invoices: readonly Invoice[],
  offers: readonly Offer[],
): InvoiceDataSeed[] {
  const linked = new Map<number, number>()
  for (const { id, client_id, an_datum, status } of offers) {
    const next = invoices.find(
      (row) =>
        status === 'abgerechnet' &&
        row.client_id === client_id &&
        row.archiviert_am !== null &&
        row.rn_datum >= an_datum &&
        !linked.has(row.id),
    )
    if (next) linked.set(next.id, id)
  }
  return data.map((row) => ({ ...row, angebot_id: linked.get(row.rechnung_id) ?? null }))
}

export const seedOfferData = (offers: readonly Offer[], clients: readonly ClientSeed[]): OfferDataSeed[] =>
  offers.map((offer) => ({ angebot_id: offer.id, steuerfall: findTaxCase(offer, clients), ...noDiscount }))
