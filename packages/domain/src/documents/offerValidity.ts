import { dayAfter } from '../dates/berlinDays.ts'
import type { Offer } from '../entities/documents/offers.ts'

/** Days that the office keeps to an offer: three months, as its text block says. No record has another number. */
export const offerValidityDays = 90

/** Days before the end in which somebody should ask the client. */
export const endingDays = 14

/** How far an offer is that a client has: `w_get_aufgaben` of the database counts alike. */
export type OfferValidity = 'valid' | 'ending' | 'lapsed'

/** @param today `YYYY-MM-DD` @param days of validity, where other than the usual ones are assumed */
export function offerValidity(
  { an_datum }: Pick<Offer, 'an_datum'>,
  today: string,
  days = offerValidityDays,
): OfferValidity {
  const end = dayAfter(an_datum, days)
  if (end < today) return 'lapsed'
  return end <= dayAfter(today, endingDays) ? 'ending' : 'valid'
}
