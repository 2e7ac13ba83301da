import type { calls } from '@waldkerf/domain/calls/contract'
import { invoicingColumns } from '@waldkerf/domain/entities/clients'
import { columnValues } from '@waldkerf/domain/entities/columns'
import {
  clientInvoicing,
  extraColumns,
  type InvoiceData,
  type OfferData,
} from '@waldkerf/domain/entities/office/invoiceData'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import { fitsRate, type TaxCase, taxCases, usualTaxCase } from '@waldkerf/domain/office/tax/taxCases'
import { isDraftOffer } from '@waldkerf/domain/office/workplace/offerStatus'
import type { ClientSeed } from '@waldkerf/mocks/seed/clients/clients'
import { findClient } from '../clients/visible.ts'
import { newestFirst } from '../documents/dates.ts'
import { findInvoice, refuseArchived } from '../documents/invoices.ts'
import { findOffer, refuseSent } from '../documents/offers.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { changeRow, isChange } from '../gateway/rows.ts'
import type { MockState } from '../state.ts'
import { toDiscount, toFlag, toStored } from '../values/arguments.ts'
import { finalReference } from '../documents/settled.ts'
import { invoiceDeductions } from './archive.ts'
import { invoiceExtras, offerExtras } from './extras.ts'
import { billedIds, type InvoiceDataSeed } from '@waldkerf/mocks/seed/documents/invoiceData'
import { invoiceTerms, orderRows } from '@waldkerf/mocks/seed/documents/orderInvoices'
import { sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { invoiceSums, offerSums } from '@waldkerf/domain/documents/documentSums'
import type { OfferSums } from '@waldkerf/domain/entities/documents/documents'

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

/** The reason why the last mail of an offer has not arrived. */
function pendingMail({ dispatches }: MockState, offer: number): OfferSums['mail'] {
  const last = dispatches.findLast(({ art, dokument_id }) => art === 'angebot' && dokument_id === offer)
  if (!last || last.zugestellt_am !== null) return null
  return last.abgelehnt === null ? 'wartet' : 'abgelehnt'
}

/** The net amount that the instalments of an offer ask for, drafts among them. */
export const drawn = (state: MockState, offer: number): string =>
  sumAmounts(
    orderRows(state, offer)
      .filter(({ claiming }) => claiming.part === 'abschlag' && !claiming.isCancelled)
      .map(({ sums }) => sums.netto),
  )

/** The documents' amounts, for their lists. */
export const documentSumHandlers = {
  getOfferSums: ({ state }) =>
    offerSums(state)
      .toSorted(byId)
      .map((row) => ({ ...row, mail: pendingMail(state, row.id), abgerufen: drawn(state, row.id) })),
  getInvoiceSums: ({ state }) => invoiceSums(state).toSorted(byId),
} satisfies Partial<AreaHandlers<typeof calls.documents>>

const isTaxCase = (value: string): value is TaxCase => taxCases.some((each) => each === value)

/** '' means the usual tax case of the rate. @throws Problem 400, 409 */
function readTaxCase(value: string, rate: string): TaxCase {
  if (value === '') return usualTaxCase(rate)
  if (!isTaxCase(value)) throw refuse('bad_tax_case')
  if (!fitsRate(value, rate)) throw refuse('tax_case_rate')
  return value
}

/** @throws Problem 400 */
function toCountry(value: string): string {
  if (!/^[A-Z]{2}$/.test(value)) throw refuse('bad_country')
  return value
}

/** The offers that an invoice bills, with their numbers. */
const billedOffers = ({ offers }: MockState, data: InvoiceDataSeed) => {
  const ids = billedIds(data)
  return offers.filter(({ id }) => ids.includes(id)).map(({ id, nummer }) => ({ id, nummer }))
}

/** An invoice's data with the numbers of the documents that it refers to. */
function toInvoiceData(state: MockState, invoice: Invoice): InvoiceData {
  const { id, version } = invoice
  const { befreiung, steuerfall, le_bis, angebot_id, storno_von, ersetzt, teil = '' } = invoiceExtras(state, invoice)
  const original = state.invoices.find((row) => row.id === storno_von)
  const cancelling = state.invoiceData.find((row) => row.storno_von === id)?.rechnung_id ?? null
  const replacing = state.invoiceData.find((row) => row.ersetzt === id)?.rechnung_id
  const successor = state.invoices.find((row) => row.id === replacing && row.archiviert_am !== null)
  return {
    rechnung_id: id,
    befreiung,
    angebot_id,
    angebot_nummer: state.offers.find((row) => row.id === angebot_id)?.nummer ?? null,
    storno_von,
    storno_von_nummer: original?.nummer ?? null,
    storno_von_datum: original?.rn_datum ?? null,
    storniert_durch: cancelling,
    storniert_durch_nummer: state.invoices.find((row) => row.id === cancelling)?.nummer ?? null,
    version,
    steuerfall,
    le_bis,
    ersetzt,
    teil,
    ...finalReference(state, id),
    abschlaege: invoiceDeductions(state, id),
    ...invoiceTerms(invoiceExtras(state, invoice)),
    angebote: billedOffers(state, invoiceExtras(state, invoice)),
    ersetzt_durch: successor?.id ?? null,
    ersetzt_durch_nummer: successor?.nummer ?? null,
  }
}

/** The number of an invoice that bills an offer together with others. */
const jointNumber = ({ invoices, invoiceData }: MockState, offer: number) => {
  const cancelled = new Set(invoiceData.map(({ storno_von }) => storno_von))
  const joint = invoiceData.find(
    (row) => billedIds(row).length > 1 && billedIds(row).includes(offer) && !cancelled.has(row.rechnung_id),
  )
  return invoices.find(({ id }) => id === joint?.rechnung_id)?.nummer
}

const toOfferData = (state: MockState, offer: Offer): OfferData => ({
  angebot_id: offer.id,
  steuerfall: offerExtras(state, offer).steuerfall,
  version: offer.version,
  rechnungen: state.invoices
    .filter((invoice) => billedIds(invoiceExtras(state, invoice)).includes(offer.id))
    .toSorted((a, b) => a.id - b.id)
    .map((invoice) => {
      const { storniert_durch, storniert_durch_nummer, teil } = toInvoiceData(state, invoice)
      return { id: invoice.id, nummer: invoice.nummer, storniert_durch, storniert_durch_nummer, teil }
    }),
  ...invoiceTerms(offerExtras(state, offer)),
})

const toClientInvoicing = (row: ClientSeed) => columnValues(clientInvoicing.entries, row)

/** Data of invoices and clients beyond the columns of the specification. */
export const invoiceDataHandlers: AreaHandlers<typeof calls.invoiceData> = {
  getArchivedInvoice: ({ state, payload }) => state.archives.get(findInvoice(state, payload.rechnung_id).id) ?? null,
  getInvoiceData({ state, payload: { rechnung_id: wanted } }) {
    const rows = wanted === '' ? state.invoices.toSorted(newestFirst) : [findInvoice(state, wanted)]
    return rows.map((row) => toInvoiceData(state, row))
  },
  setInvoiceData({ state, request, payload }) {
    const invoice = findInvoice(state, payload.rechnung_id)
    const data = invoiceExtras(state, invoice)
    const columns = {
      ...toStored(extraColumns, payload),
      angebot_id: payload.angebot_id === '' ? null : findOffer(state, payload.angebot_id).id,
      steuerfall: readTaxCase(payload.steuerfall, invoice.ust_satz),
      ...toDiscount(invoiceTerms(data), payload),
    }
    const isMoved = data.angebot_id !== columns.angebot_id
    const others = columns.angebot_id === null ? [] : orderRows(state, columns.angebot_id)
    if (isMoved && others.some(({ claiming }) => !claiming.isCancelled)) throw refuse('offer_in_instalments')
    const joint = isMoved && columns.angebot_id !== null ? jointNumber(state, columns.angebot_id) : undefined
    if (joint !== undefined) throw refuse('offer_invoiced', undefined, joint)
    if (invoice.archiviert_am !== null && isChange(data, columns)) throw refuseArchived()
    // In the database they are columns of the invoice's row and share its version.
    const { version, ...changed } = changeRow({ ...data, version: invoice.version }, columns, request)
    Object.assign(data, changed, isMoved && { teil: '', angebote: undefined })
    Object.assign(invoice, { version })
    return toInvoiceData(state, invoice)
  },
  getOfferData({ state, payload: { angebot_id: wanted } }) {
    const rows = wanted === '' ? state.offers.toSorted(newestFirst) : [findOffer(state, wanted)]
    return rows.map((row) => toOfferData(state, row))
  },
  setOfferData({ state, request, payload }) {
    const offer = findOffer(state, payload.angebot_id)
    const data = offerExtras(state, offer)
    const columns = {
      steuerfall: readTaxCase(payload.steuerfall, offer.ust_satz),
      ...toDiscount(invoiceTerms(data), payload),
    }
    const { version, ...changed } = changeRow({ ...data, version: offer.version }, columns, request, () => {
      if (!isDraftOffer(offer)) throw refuseSent()
    })
    Object.assign(data, changed)
    Object.assign(offer, { version })
    return toOfferData(state, offer)
  },
  getClientInvoicing: ({ state, caller, payload }) => toClientInvoicing(findClient(state, caller, payload.client_id)),
  setClientInvoicing({ state, caller, request, payload }) {
    const row = findClient(state, caller, payload.client_id)
    const columns = {
      ...toStored(invoicingColumns, payload),
      land: payload.land === '' ? row.land : toCountry(payload.land),
      eigenes_skonto: payload.eigenes_skonto === '' ? row.eigenes_skonto : toFlag(payload.eigenes_skonto),
      ...toDiscount(invoiceTerms(row), payload),
    }
    return toClientInvoicing(changeRow(row, columns, request))
  },
}
