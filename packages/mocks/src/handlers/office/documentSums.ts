import type { calls } from '@waldkerf/domain/calls/contract'
import { invoiceSums, offerSums } from '@waldkerf/domain/documents/documentSums'
import type { AreaHandlers } from '../gateway/handler.ts'

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

/** The documents' amounts, for their lists. */
export const documentSumHandlers: AreaHandlers<typeof calls.documentSums> = {
  getOfferSums: { answer: ({ state }) => offerSums(state).toSorted(byId) },
  getInvoiceSums: { answer: ({ state }) => invoiceSums(state).toSorted(byId) },
}
