import type { Invoice } from '@waldkerf/domain/entities/invoices'

/** What the database keeps with an invoice beyond the columns that its own calls answer. */
export interface InvoiceDataSeed {
  rechnung_id: number
  befreiung: string
  angebot_id: number | null
  storno_von: number | null
}

/** Invoices without VAT say why. */
export const seedInvoiceData = (invoices: readonly Invoice[]): InvoiceDataSeed[] =>
  invoices.map(({ id, ust_satz }) => ({
    rechnung_id: id,
    befreiung: ust_satz === '0' ? 'Steuerfrei nach § 4 Nr. 12 UStG' : '',
    angebot_id: null,
    storno_von: null,
  }))
