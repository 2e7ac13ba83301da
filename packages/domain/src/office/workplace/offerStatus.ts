import type { OfferStatus } from '../../entities/documents/offers.ts'

/** The statuses that may follow; the order is the life of an offer. 'abgerechnet' is set by the conversion alone. */
const next: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  entwurf: ['versendet'],
  versendet: ['entwurf', 'angenommen', 'abgelehnt'],
  angenommen: ['versendet', 'abgelehnt'],
  abgelehnt: ['versendet', 'angenommen'],
  abgerechnet: ['angenommen'],
}

/** The statuses an offer may change to; an unknown stored one is kept, or begins anew. */
export const nextStatuses = (status: string): readonly OfferStatus[] =>
  status in next ? next[status as OfferStatus] : ['entwurf']
