import type { OfferStatus } from '@waldkerf/domain/entities/documents/offers'

/** The statuses that may follow each, in the order of an offer's progress. Only the conversion sets 'abgerechnet'. */
const next: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  entwurf: ['versendet'],
  versendet: ['entwurf', 'angenommen', 'abgelehnt'],
  angenommen: ['versendet', 'abgelehnt'],
  abgelehnt: ['versendet', 'angenommen'],
  abgerechnet: ['angenommen'],
}

/** The statuses a person may choose; an unknown stored one can be kept or replaced by the first. */
export const nextStatuses = (status: string): readonly OfferStatus[] =>
  status in next ? next[status as OfferStatus] : ['entwurf']

/** Whether the data service allows this status next. Any offer that is not invoiced yet may be invoiced: invoicing implies an order. */
export const mayFollow = (from: string, to: string): boolean =>
  to === 'abgerechnet' ? from !== to : nextStatuses(from).some((status) => status === to)

/** The text of an offer is editable while it is a draft; afterwards only its status changes. */
export const isDraftOffer = ({ status }: { status: string }): boolean => status === 'entwurf'
