import type { OfferStatus } from '../../entities/documents/offers.ts'

/** The statuses that may follow; the order is the life of an offer. 'abgerechnet' is set by the conversion alone. */
const next: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  entwurf: ['versendet'],
  versendet: ['entwurf', 'angenommen', 'abgelehnt'],
  angenommen: ['versendet', 'abgelehnt'],
  abgelehnt: ['versendet', 'angenommen'],
  abgerechnet: ['angenommen'],
}

/** The statuses that a person may give; an unknown stored one is kept, or begins anew. */
export const nextStatuses = (status: string): readonly OfferStatus[] =>
  status in next ? next[status as OfferStatus] : ['entwurf']

/** Whether the data service lets this status follow. Whatever is not invoiced yet can be: what was meant is an order. */
export const mayFollow = (from: string, to: string): boolean =>
  to === 'abgerechnet' ? from !== to : nextStatuses(from).some((status) => status === to)

/** An offer is written while it is a draft; afterwards only its status goes on. */
export const isDraftOffer = ({ status }: { status: string }): boolean => status === 'entwurf'
