import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { PositionValues } from '@waldkerf/domain/office/editor/document'
import type { InvoiceDataSeed } from '@waldkerf/mocks/seed/documents/invoiceData'
import { invoiceTerms } from '@waldkerf/mocks/seed/documents/orderInvoices'
import type { Caller } from '../caller.ts'
import { offerExtras } from '../office/extras.ts'
import { type MockState, nextId } from '../state.ts'
import { nextNumber } from './dates.ts'
import { usualWords } from './newDocument.ts'

interface Made extends Pick<Invoice, 'rn_datum' | 'le_date'> {
  /** The offer that person, salutation, rate, tax case and Skonto come from. */
  offer: Offer
  /** Absent: the office's usual words. */
  anschreiben?: string
  /** The offers that it bills, and which part of an order it is. */
  data: Pick<InvoiceDataSeed, 'angebot_id'> & Partial<InvoiceDataSeed>
  lines: readonly PositionValues[]
}

/** Adds the draft of an invoice that follows an offer. */
export function addOfferInvoice(
  state: MockState,
  caller: Caller,
  { offer, rn_datum, le_date, anschreiben, data, lines }: Made,
): { invoice: Invoice; rows: readonly Position[] } {
  const client = state.clients.find(({ client_id }) => client_id === offer.client_id)
  const words = client && usualWords(state, caller, client, 'rechnung')
  const numbered = state.invoices.map((row) => ({ nummer: row.nummer, day: row.rn_datum }))
  const extras = offerExtras(state, offer)
  const invoice: Invoice = {
    id: nextId(state, 'invoices'),
    nummer: nextNumber(state, 'RE', numbered, rn_datum),
    client_id: offer.client_id,
    bearbeiter: offer.bearbeiter,
    anrede: offer.anrede,
    anschreiben: anschreiben ?? words?.anschreiben ?? '',
    zuerl: words?.zuerl ?? '',
    ust_satz: offer.ust_satz,
    rn_datum,
    le_date,
    version: 1,
    archiviert_am: null,
  }
  const own = { rechnung_id: invoice.id, befreiung: '', steuerfall: extras.steuerfall, le_bis: null }
  const rows = lines.map((line, at) => ({
    ...line,
    id: nextId(state, 'positions'),
    rechnung_id: invoice.id,
    angebot_id: null,
    lfd_nr: at + 1,
    version: 1,
  }))
  state.invoices.push(invoice)
  state.invoiceData.push({ ...own, storno_von: null, ersetzt: null, ...invoiceTerms(extras), ...data })
  state.positions.push(...rows)
  return { invoice, rows }
}
