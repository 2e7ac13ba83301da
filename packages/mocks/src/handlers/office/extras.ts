import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer, OfferStatus } from '@waldkerf/domain/entities/documents/offers'
import { noDiscount } from '@waldkerf/domain/office/payments/discount'
import { toTaxCase, usualTaxCase } from '@waldkerf/domain/office/tax/taxCases'
import type { InvoiceDataSeed, OfferDataSeed } from '@waldkerf/mocks/seed/documents/invoiceData'
import type { MockState } from '../state.ts'

/** The columns of an invoice that its own calls do not answer; created on first use. */
export function invoiceExtras({ invoiceData }: MockState, { id, ust_satz }: Pick<Invoice, 'id' | 'ust_satz'>) {
  const known = invoiceData.find(({ rechnung_id }) => rechnung_id === id)
  if (known) return known
  const steuerfall = usualTaxCase(ust_satz)
  const row: InvoiceDataSeed = {
    rechnung_id: id,
    befreiung: '',
    steuerfall,
    le_bis: null,
    angebot_id: null,
    storno_von: null,
    ersetzt: null,
    ...noDiscount,
  }
  invoiceData.push(row)
  return row
}

/** The same of an offer. */
export function offerExtras({ offerData }: MockState, { id, ust_satz }: Pick<Offer, 'id' | 'ust_satz'>) {
  const known = offerData.find(({ angebot_id }) => angebot_id === id)
  if (known) return known
  const row: OfferDataSeed = { angebot_id: id, steuerfall: usualTaxCase(ust_satz), ...noDiscount }
  offerData.push(row)
  return row
}

/** A tax case that does not fit a new rate becomes the usual one. */
export function followRate(extras: { steuerfall: string }, { ust_satz }: { ust_satz: string }): void {
  extras.steuerfall = toTaxCase(extras.steuerfall, ust_satz)
}

/** An offer's status follows its invoices, from one to the other. */
export function followInvoices({ offers }: MockState, offer: number | null, from: OfferStatus, to: OfferStatus): void {
  for (const row of offers)
    if (row.id === offer && row.status === from) Object.assign(row, { status: to, version: row.version + 1 })
}
