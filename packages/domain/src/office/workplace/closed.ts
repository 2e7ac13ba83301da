import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'

/**
 * Why the text of a document is read-only: for an archived invoice for ever, for an offer until it is a draft again.
 */
export type Closing = 'archived' | 'sent' | 'billed'

type StoredHead = Pick<Invoice, 'archiviert_am'> | Pick<Offer, 'status'>

/** Undefined while the document is editable. The status of an offer can change even when its text is closed. */
export function closing(stored: StoredHead): Closing | undefined {
  if ('archiviert_am' in stored) return stored.archiviert_am === null ? undefined : 'archived'
  if (stored.status === 'entwurf') return undefined
  return stored.status === 'abgerechnet' ? 'billed' : 'sent'
}
