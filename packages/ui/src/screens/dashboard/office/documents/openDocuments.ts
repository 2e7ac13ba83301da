import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'

/** Counts of documents that somebody still has to work on, in the order of the work. */
export interface OpenDocuments {
  drafts: number
  sent: number
  /** Accepted offers that no invoice has followed yet. */
  accepted: number
  /** Invoices that are not fixed yet. */
  invoices: number
  /** Day of the oldest offer that is still to be decided; undefined without one. */
  oldestOffer: string | undefined
}

export const openKinds = ['drafts', 'sent', 'accepted', 'invoices'] as const

/** Counts what somebody has still to work on. */
export function openDocuments(offers: readonly Offer[], invoices: readonly Invoice[]): OpenDocuments {
  const withStatus = (status: string) => offers.filter((offer) => offer.status === status)
  const undecided = [...withStatus('entwurf'), ...withStatus('versendet')]
  return {
    drafts: withStatus('entwurf').length,
    sent: withStatus('versendet').length,
    accepted: withStatus('angenommen').length,
    invoices: invoices.filter(({ archiviert_am }) => archiviert_am === null).length,
    oldestOffer: undecided.map(({ an_datum }) => an_datum).toSorted()[0],
  }
}
