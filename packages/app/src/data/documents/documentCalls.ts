import {
  addInvoice,
  getInvoiceDateWindow,
  getInvoices,
  getInvoiceDetails,
  setClientForInvoice,
  updateInvoiceDetails,
} from '@waldkerf/domain/calls/documents/invoices'
import {
  getOfferDateWindow,
  getOfferDetails,
  setClientForOffer,
  updateOfferDetails,
} from '@waldkerf/domain/calls/documents/offers'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import { getInvoicePositions, getOfferPositions } from '@waldkerf/domain/calls/documents/positions'
import type { DateWindow } from '@waldkerf/domain/entities/documents/invoices'
import type { Position } from '@waldkerf/domain/entities/documents/positions'
import type { Header, PositionValues } from '@waldkerf/domain/office/editor/document'
import { jointLines } from '@waldkerf/domain/office/joint/jointLines'
import { type DocumentData, type DocumentKind, inOrder, positionValues } from '@waldkerf/domain/office/workplace/header'
import type { StoredDocument, WholeDocument } from '@waldkerf/domain/office/workplace/wholeDocument'
import { getInvoiceData, getOfferData, setInvoiceData, setOfferData } from '@waldkerf/domain/calls/office/invoiceData'
import type { InvoiceData, OfferData } from '@waldkerf/domain/entities/office/invoiceData'
import { type TaxCase, taxCases } from '@waldkerf/domain/office/tax/taxCases'
import type { Client } from '../gateway/client.ts'
import { firstRow } from '../gateway/firstRow.ts'

/** The calls of one kind, with the same signatures for both kinds. */
interface KindCalls {
  read: (id: number) => Promise<StoredDocument[]>
  positions: (id: number) => Promise<Position[]>
  data: (id: number) => Promise<DocumentData[]>
  /** Everything of the head but the client. */
  change: (id: number, header: Header, version: number) => Promise<StoredDocument>
  setClient: (id: number, clientId: string, version: number) => Promise<StoredDocument>
  window: (day: string) => Promise<DateWindow[]>
}

// The contract's schemas check and encode what the head's fields hold.
const head = <C>(id: number, header: Header) => ({ ...header, id }) as unknown as CallPayload<C>

const invoiceCalls = (gateway: Client): KindCalls => ({
  read: (id) => gateway.call(getInvoiceDetails, { invoice_id: id }),
  positions: (id) => gateway.call(getInvoicePositions, { rechnung_id: id }),
  data: (id) => gateway.call(getInvoiceData, { rechnung_id: id }),
  change: (id, header, version) =>
    gateway.call(updateInvoiceDetails, head<typeof updateInvoiceDetails>(id, header), { version }),
  setClient: (id, client_id, version) => gateway.call(setClientForInvoice, { client_id, rechnung_id: id }, { version }),
  window: (rn_datum) => gateway.call(getInvoiceDateWindow, { rn_datum }),
})

const offerCalls = (gateway: Client): KindCalls => ({
  read: (id) => gateway.call(getOfferDetails, { offer_id: id }),
  positions: (id) => gateway.call(getOfferPositions, { angebot_id: id }),
  data: (id) => gateway.call(getOfferData, { angebot_id: id }),
  change: (id, header, version) =>
    gateway.call(updateOfferDetails, head<typeof updateOfferDetails>(id, header), { version }),
  setClient: (id, client_id, version) => gateway.call(setClientForOffer, { client_id, angebot_id: id }, { version }),
  window: (an_datum) => gateway.call(getOfferDateWindow, { an_datum }),
})

/** A tax case that this page does not know is treated as the usual case of the rate. */
const knownTaxCase = (stored: string): TaxCase | '' => taxCases.find((each) => each === stored) ?? ''

/** Skonto as it is sent; '' leaves it as it is. */
const discountFields = ({ skonto_tage = '', skonto_prozent = '' }: SentDiscount) => ({ skonto_tage, skonto_prozent })
type SentDiscount = Partial<Record<'skonto_tage' | 'skonto_prozent', string | number>>

const invoiceFields = ({
  rechnung_id,
  befreiung,
  angebot_id,
  steuerfall,
  le_bis,
  ...rest
}: Omit<InvoiceData, 'version'>) => ({
  rechnung_id,
  befreiung,
  angebot_id: angebot_id ?? '',
  steuerfall: knownTaxCase(steuerfall),
  le_bis: le_bis ?? '',
  ...discountFields(rest),
})

/** The calls that the editor and the conversion of an offer make, alike for both kinds. */
export function createDocumentCalls(gateway: Client) {
  const byKind = { invoice: invoiceCalls(gateway), offer: offerCalls(gateway) }
  return {
    /** Head, line items, and what belongs to an invoice beyond its text. @throws ApiError 404 when there is none */
    async whole(kind: DocumentKind, id: number): Promise<WholeDocument> {
      const [document, positions, data] = await Promise.all([
        firstRow<StoredDocument>(byKind[kind].read(id)),
        byKind[kind].positions(id),
        firstRow<DocumentData>(byKind[kind].data(id)),
      ])
      return { document, positions, data }
    },
    positions: (kind: DocumentKind, id: number) => byKind[kind].positions(id),
    /** The line items that an invoice of these offers begins with; those of a joint one stand under headings. */
    async offered(ids: readonly number[], isJoint: boolean): Promise<PositionValues[]> {
      const offers = await Promise.all(
        ids
          .toSorted((one, other) => one - other)
          .map(async (id) => {
            const [offer, rows] = await Promise.all([
              firstRow(gateway.call(getOfferDetails, { offer_id: id })),
              byKind.offer.positions(id),
            ])
            return { ...offer, lines: inOrder(rows).map(positionValues) }
          }),
      )
      return isJoint ? jointLines(offers) : offers.flatMap(({ lines }) => lines)
    },
    change: (kind: DocumentKind, ...rest: Parameters<KindCalls['change']>) => byKind[kind].change(...rest),
    setClient: (kind: DocumentKind, ...rest: Parameters<KindCalls['setClient']>) => byKind[kind].setClient(...rest),
    /** The days between which a document with this date may be dated. */
    async window(kind: DocumentKind, day: string): Promise<DateWindow> {
      const [window] = await byKind[kind].window(day)
      return window ?? { min: null, max: null }
    },
    /** All invoices, and their related documents. */
    async allInvoices() {
      const [invoices, data] = await Promise.all([gateway.call(getInvoices, {}), gateway.call(getInvoiceData, {})])
      return { invoices, data }
    },
    setInvoiceData: ({ version, ...data }: InvoiceData) =>
      gateway.call(setInvoiceData, invoiceFields(data), { version }),
    setOfferData: ({ version, angebot_id, steuerfall, ...rest }: OfferData) =>
      gateway.call(
        setOfferData,
        { angebot_id, steuerfall: knownTaxCase(steuerfall), ...discountFields(rest) },
        { version },
      ),
    addInvoice: (invoice: CallPayload<typeof addInvoice>, idempotencyKey: string) =>
      gateway.call(addInvoice, invoice, { idempotencyKey }),
  }
}

export type DocumentCalls = ReturnType<typeof createDocumentCalls>
