import { dayAfter } from '../dates/berlinDays.ts'
import type { Offer } from '../entities/documents/offers.ts'

/** Days that every offer is valid, as the office's text blocks say, too. */
export const offerValidityDays = 90

/** Days before the end of validity in which the client should be asked. */
export const endingDays = 14

/** Validity of a sent offer; `w_get_aufgaben` of the database counts by the same rule. */
export type OfferValidity = 'valid' | 'ending' | 'lapsed'

/** The last day on which an offer is valid. @param days of validity, where other than the usual ones are assumed */
export const offerEnd = (an_datum: string, days = offerValidityDays): string => dayAfter(an_datum, days)

/** @param today `YYYY-MM-DD` @param days of validity, where other than the usual ones are assumed */
export function offerValidity(
  { an_datum }: Pick<Offer, 'an_datum'>,
  today: string,
  days = offerValidityDays,
): OfferValidity {
  const end = offerEnd(an_datum, days)
  if (end < today) return 'lapsed'
  return end <= dayAfter(today, endingDays) ? 'ending' : 'valid'
}
