import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { useRef } from 'react'
import { documentsApi, type StoredDocument } from '../api/documents/documents.ts'
import { useArea } from '../useArea.ts'

/** Makes documents of others. A key belongs to what it was made for: the same again gives the same document. */
function useKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    of(order: object): string {
      const name = JSON.stringify(order)
      const key = keys.current.get(name) ?? crypto.randomUUID()
      keys.current.set(name, key)
      return key
    },
    forget: () => keys.current.clear(),
  }
}

/** A new document with the contents of another. */
export function useDocumentCopy() {
  const documents = useArea(documentsApi)
  const keys = useKeys()
  /** @throws ApiError */
  return async (kind: DocumentKind, id: number, day: string): Promise<StoredDocument> => {
    const offer = { angebot_id: id, an_datum: day }
    const invoice = { rechnung_id: id, rn_datum: day, le_date: day }
    const made =
      kind === 'offer'
        ? await documents.copyOffer(offer, keys.of(offer))
        : await documents.copyInvoice(invoice, keys.of(invoice))
    // Copied once more it is another copy.
    keys.forget()
    return made
  }
}

/** The invoice that cancels an archived one. */
export function useCancellation() {
  const documents = useArea(documentsApi)
  const keys = useKeys()
  /** @throws ApiError 409: it is cancelled already */
  return (id: number, day: string): Promise<Invoice> => {
    const order = { rechnung_id: id, rn_datum: day }
    return documents.cancel(order, keys.of(order))
  }
}

/** Fixes an invoice for ever. */
export function useArchiving() {
  const documents = useArea(documentsApi)
  return documents.archive
}
