import type { Invoice } from '../../entities/documents/invoices.ts'
import type { InvoiceData } from '../../entities/office/invoiceData.ts'
import type { Offer } from '../../entities/documents/offers.ts'
import type { ConversionRecord } from './conversion.ts'

interface KnownInvoices {
  invoices: readonly Invoice[]
  data: readonly InvoiceData[]
}

/** The newest invoice that was begun from this offer and can still be written: neither fixed nor cancelled. */
export function begunInvoice(offerId: number, { invoices, data }: KnownInvoices): Invoice | undefined {
  const linked = data.filter(
    (row) => row.angebot_id === offerId && row.storniert_durch === null && row.ersetzt === null,
  )
  const ids = new Set(linked.map(({ rechnung_id }) => rechnung_id))
  return newestFirst(invoices).find(({ id, archiviert_am }) => ids.has(id) && archiviert_am === null)
}

/**
 * Invoices that may be the one whose answer was lost before it could be linked: of the same client, days and rate, and of
 * no offer. Numbers are never given back, so the first of them that is still empty is used.
 */
export function lostInvoices(
  { client_id, ust_satz }: Pick<Offer, 'client_id' | 'ust_satz'>,
  { day, supplyDay }: Pick<ConversionRecord, 'day' | 'supplyDay'>,
  { invoices, data }: KnownInvoices,
): Invoice[] {
  const taken = new Set(
    data.filter((row) => row.angebot_id ?? row.storno_von ?? row.ersetzt).map(({ rechnung_id }) => rechnung_id),
  )
  return newestFirst(invoices).filter(
    (invoice) =>
      !taken.has(invoice.id) &&
      invoice.archiviert_am === null &&
      invoice.client_id === client_id &&
      invoice.rn_datum === day &&
      invoice.le_date === supplyDay &&
      Number(invoice.ust_satz) === Number(ust_satz),
  )
}

const newestFirst = (invoices: readonly Invoice[]) => invoices.toSorted((one, other) => other.id - one.id)
