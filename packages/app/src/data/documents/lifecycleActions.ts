import { archiveInvoice } from '@waldkerf/domain/calls/documents/invoices'
import { addCancellation, copyInvoice, copyOffer } from '@waldkerf/domain/calls/office/copies'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { useOrderKeys } from '../saving/orderKeys.ts'
import type { StoredDocument } from '@waldkerf/domain/office/workplace/wholeDocument'

/** A new document with the contents of another. */
export function useDocumentCopy() {
  const gateway = useGateway()
  const keys = useOrderKeys()
  /** @throws ApiError */
  return async (kind: DocumentKind, id: number, day: string, isRepriced: boolean): Promise<StoredDocument> => {
    const offer = { angebot_id: id, an_datum: day, heutige_preise: isRepriced }
    const invoice = { rechnung_id: id, rn_datum: day, le_date: day, heutige_preise: isRepriced }
    const made =
      kind === 'offer'
        ? await gateway.call(copyOffer, offer, { idempotencyKey: keys.of(offer) })
        : await gateway.call(copyInvoice, invoice, { idempotencyKey: keys.of(invoice) })
    // A second copy made on purpose gets a new key.
    keys.forget()
    return made
  }
}

/** The invoice that cancels an archived one. */
export function useCancellation() {
  const gateway = useGateway()
  const keys = useOrderKeys()
  /** @throws ApiError 409: it is cancelled already */
  return (id: number, day: string): Promise<Invoice> => {
    const order = { rechnung_id: id, rn_datum: day }
    return gateway.call(addCancellation, order, { idempotencyKey: keys.of(order) })
  }
}

/** Archives an invoice. */
export function useArchiving() {
  const gateway = useGateway()
  return ({ id, version }: Pick<Invoice, 'id' | 'version'>) =>
    gateway.call(archiveInvoice, { invoice_id: id }, { version })
}
