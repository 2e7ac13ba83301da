import {
  addInvoice,
  archiveInvoice,
  getInvoiceDateWindow,
  getInvoices,
  getInvoiceDetails,
  setClientForInvoice,
  updateInvoiceDetails,
} from '@waldkerf/domain/calls/documents/invoices'
import {
  addOffer,
  getOfferDateWindow,
  getOfferDetails,
  setClientForOffer,
  updateOfferDetails,
} from '@waldkerf/domain/calls/documents/offers'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import { getInvoicePositions, getOfferPositions } from '@waldkerf/domain/calls/documents/positions'
import type { DateWindow, Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { Header } from '@waldkerf/domain/office/editor/document'
import type { DocumentData, DocumentKind } from '@waldkerf/domain/office/workplace/header'
import {
  getArchivedInvoice,
  getInvoiceData,
  getOfferData,
  setInvoiceData,
  setOfferData,
} from '@waldkerf/domain/calls/office/invoiceData'
import { addCancellation, copyInvoice, copyOffer } from '@waldkerf/domain/calls/office/copies'
import type { InvoiceData, OfferData } from '@waldkerf/domain/entities/office/invoiceData'
import { type TaxCase, taxCases } from '@waldkerf/domain/office/tax/taxCases'
import type { Client } from '../../gateway/client.ts'
import { ApiError } from '@waldkerf/app/platform/errors/errors'

/** An offer or an invoice. */
export type StoredDocument = Invoice | Offer

/** All that is stored of a document. */
export interface WholeDocument {
  document: StoredDocument
  positions: readonly Position[]
  /** Its tax case; of an invoice also why no VAT is due, and what it belongs to. */
  data: DocumentData
}

/** What the calls of one kind are; both kinds are edited alike. */
interface KindCalls {
  read: (id: number) => Promise<StoredDocument[]>
  positions: (id: number) => Promise<Position[]>
  /** Everything of the head but the client. */
  change: (id: number, header: Header, version: number) => Promise<StoredDocument>
  setClient: (id: number, clientId: string, version: number) => Promise<StoredDocument>
  window: (day: string) => Promise<DateWindow[]>
}

// The contract's schemas check and encode what the head's fields hold.
const head = <C>(id: number, header: Header) => ({ ...header, id }) as unknown as CallPayload<C>

const invoiceCalls = (client: Client): KindCalls => ({
  read: (id) => client.call(getInvoiceDetails, { invoice_id: id }),
  positions: (id) => client.call(getInvoicePositions, { rechnung_id: id }),
  change: (id, header, version) =>
    client.call(updateInvoiceDetails, head<typeof updateInvoiceDetails>(id, header), { version }),
  setClient: (id, client_id, version) => client.call(setClientForInvoice, { client_id, rechnung_id: id }, { version }),
  window: (rn_datum) => client.call(getInvoiceDateWindow, { rn_datum }),
})

const offerCalls = (client: Client): KindCalls => ({
  read: (id) => client.call(getOfferDetails, { offer_id: id }),
  positions: (id) => client.call(getOfferPositions, { angebot_id: id }),
  change: (id, header, version) =>
    client.call(updateOfferDetails, head<typeof updateOfferDetails>(id, header), { version }),
  setClient: (id, client_id, version) => client.call(setClientForOffer, { client_id, angebot_id: id }, { version }),
  window: (an_datum) => client.call(getOfferDateWindow, { an_datum }),
})

/** A case that this page does not know is the usual one of the rate. */
const taxCaseOf = (stored: string): TaxCase | '' => taxCases.find((each) => each === stored) ?? ''

const invoiceFields = ({ rechnung_id, befreiung, angebot_id, steuerfall, le_bis }: Omit<InvoiceData, 'version'>) => ({
  rechnung_id,
  befreiung,
  angebot_id: angebot_id ?? '',
  steuerfall: taxCaseOf(steuerfall),
  le_bis: le_bis ?? '',
})

/** One offer or invoice with its line items. */
export function documentsApi(client: Client) {
  const of = { invoice: invoiceCalls(client), offer: offerCalls(client) }
  async function invoiceData(id: number): Promise<InvoiceData> {
    const [data] = await client.call(getInvoiceData, { rechnung_id: id })
    if (!data) throw new ApiError('http', { status: 404 })
    return data
  }
  async function offerData(id: number): Promise<OfferData> {
    const [data] = await client.call(getOfferData, { angebot_id: id })
    if (!data) throw new ApiError('http', { status: 404 })
    return data
  }
  return {
    /** Head, line items, and what belongs to an invoice beyond its text. @throws ApiError 404 when there is none */
    async whole(kind: DocumentKind, id: number): Promise<WholeDocument> {
      const [[document], positions, data] = await Promise.all([
        of[kind].read(id),
        of[kind].positions(id),
        kind === 'invoice' ? invoiceData(id) : offerData(id),
      ])
      if (!document) throw new ApiError('http', { status: 404 })
      return { document, positions, data }
    },
    positions: (kind: DocumentKind, id: number) => of[kind].positions(id),
    change: (kind: DocumentKind, ...rest: Parameters<KindCalls['change']>) => of[kind].change(...rest),
    setClient: (kind: DocumentKind, ...rest: Parameters<KindCalls['setClient']>) => of[kind].setClient(...rest),
    /** Between which days a document with this date may be dated. */
    async window(kind: DocumentKind, day: string): Promise<DateWindow> {
      const [window] = await of[kind].window(day)
      return window ?? { min: null, max: null }
    },
    invoiceData,
    /** All invoices, and what they belong to. */
    async allInvoices() {
      const [invoices, data] = await Promise.all([client.call(getInvoices, {}), client.call(getInvoiceData, {})])
      return { invoices, data }
    },
    setInvoiceData: ({ version, ...data }: InvoiceData) =>
      client.call(setInvoiceData, invoiceFields(data), { version }),
    setOfferData: ({ version, angebot_id, steuerfall }: OfferData) =>
      client.call(setOfferData, { angebot_id, steuerfall: taxCaseOf(steuerfall) }, { version }),
    /** What an archived invoice is shown from; null while it is not. */
    archived: (id: number) => client.call(getArchivedInvoice, { rechnung_id: id }),
    copyInvoice: (invoice: CallPayload<typeof copyInvoice>, idempotencyKey: string) =>
      client.call(copyInvoice, invoice, { idempotencyKey }),
    copyOffer: (offer: CallPayload<typeof copyOffer>, idempotencyKey: string) =>
      client.call(copyOffer, offer, { idempotencyKey }),
    cancel: (invoice: CallPayload<typeof addCancellation>, idempotencyKey: string) =>
      client.call(addCancellation, invoice, { idempotencyKey }),
    archive: ({ id, version }: Pick<Invoice, 'id' | 'version'>) =>
      client.call(archiveInvoice, { invoice_id: id }, { version }),
    addInvoice: (invoice: CallPayload<typeof addInvoice>, idempotencyKey: string) =>
      client.call(addInvoice, invoice, { idempotencyKey }),
    addOffer: (offer: CallPayload<typeof addOffer>, idempotencyKey: string) =>
      client.call(addOffer, offer, { idempotencyKey }),
  }
}

export type DocumentsApi = ReturnType<typeof documentsApi>
