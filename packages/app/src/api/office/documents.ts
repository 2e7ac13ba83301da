import { getForecast } from '@waldkerf/domain/calls/forecast'
import { getInvoices } from '@waldkerf/domain/calls/invoices'
import { getOffers } from '@waldkerf/domain/calls/offers'
import type { Client } from '../client.ts'

/** Offers, invoices and the forecast, as lists. */
export const officeDocumentsApi = (client: Client) => ({
  offers: () => client.call(getOffers, {}),
  invoices: () => client.call(getInvoices, {}),
  forecast: () => client.call(getForecast, {}),
})
