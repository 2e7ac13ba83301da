import {
  deleteForecastEntry,
  getForecast,
  insertForecastEntry,
  updateForecastEntry,
} from '@waldkerf/domain/calls/documents/forecast'
import { addInvoice, getFirstDateForNewInvoice, getInvoices } from '@waldkerf/domain/calls/documents/invoices'
import { addOffer, getFirstDateForNewOffer, getOffers } from '@waldkerf/domain/calls/documents/offers'
import { getInvoiceSums, getOfferSums } from '@waldkerf/domain/calls/office/documentSums'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import type { ForecastEntry } from '@waldkerf/domain/entities/documents/forecast'
import type { Client } from '../../gateway/client.ts'

/** Offers, invoices and the forecast, as lists. */
export const officeDocumentsApi = (client: Client) => ({
  offers: () => client.call(getOffers, {}),
  invoices: () => client.call(getInvoices, {}),
  forecast: () => client.call(getForecast, {}),
  /** What each document of a kind comes to. */
  sums: {
    offers: () => client.call(getOfferSums, {}),
    invoices: () => client.call(getInvoiceSums, {}),
  },
  /** The earliest day of a new document; null: any. */
  firstDay: {
    offers: () => client.call(getFirstDateForNewOffer, {}),
    invoices: () => client.call(getFirstDateForNewInvoice, {}),
  },
  addOffer: (offer: CallPayload<typeof addOffer>, idempotencyKey: string) =>
    client.call(addOffer, offer, { idempotencyKey }),
  addInvoice: (invoice: CallPayload<typeof addInvoice>, idempotencyKey: string) =>
    client.call(addInvoice, invoice, { idempotencyKey }),
})

/** Entries of the forecast, changed. One call, one function. */
export const forecastApi = (client: Client) => ({
  add: (entry: CallPayload<typeof insertForecastEntry>, idempotencyKey: string) =>
    client.call(insertForecastEntry, entry, { idempotencyKey }),
  update: ({ id, version }: ForecastEntry, values: CallPayload<typeof insertForecastEntry>) =>
    client.call(updateForecastEntry, { id, ...values }, { version }),
  remove: (id: number) => client.call(deleteForecastEntry, { prognose_id: id }),
})
