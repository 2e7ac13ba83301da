import { finalInvoiceRow } from '@waldkerf/mocks/seed/documents/orderInvoices'
import { refuse } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'

/** The fixed final invoice that an instalment has gone over into. */
export function finalReference(state: MockState, id: number) {
  const data = state.invoiceData.find(({ rechnung_id }) => rechnung_id === id)
  const isCancelled = state.invoiceData.some(({ storno_von }) => storno_von === id)
  const final = data?.teil === 'abschlag' && !isCancelled ? finalInvoiceRow(state, data.angebot_id) : undefined
  if (!final?.claiming.isFixed) return { schluss_id: null, schluss_nummer: null }
  return { schluss_id: final.invoice.id, schluss_nummer: final.invoice.nummer }
}

/** An instalment is not fixed after the final invoice. @throws Problem 409 */
export function refuseAfterFinal(state: MockState, offer: number | null): void {
  const final = finalInvoiceRow(state, offer)
  if (final?.claiming.isFixed) throw refuse('final_exists', String(final.invoice.id), final.invoice.nummer)
}
