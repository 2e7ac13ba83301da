import type { InvoiceData } from '../entities/office/invoiceData.ts'

/** The ids of the offers that an invoice bills; the service of the release before knows the first alone. */
export const invoiceOffers = ({ angebote, angebot_id }: Pick<InvoiceData, 'angebote' | 'angebot_id'>): number[] =>
  angebote?.length ? angebote.map(({ id }) => id) : angebot_id === null ? [] : [angebot_id]
