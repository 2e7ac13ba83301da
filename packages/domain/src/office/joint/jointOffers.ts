import type { DiscountTerms } from '../payments/discount.ts'

/** An offer that may be billed with others, as far as it matters for that. */
export interface JointOffer {
  id: number
  nummer: string
  clientId: number | null
  rate: string
  taxCase: string
  status: string
  terms: DiscountTerms
  /** Instalments or a final invoice of it stand. */
  hasInstalments: boolean
  /** The number of an invoice for it that is not cancelled. */
  invoice: string | undefined
}

/** Why an offer cannot join; the refusal of the service is `joint_` and this word. */
export type JointReason = 'client' | 'tax' | 'instalments' | 'invoiced' | 'not_accepted' | 'not_invoiced'

export interface JointBlocker {
  reason: JointReason
  offer: JointOffer
}

function reasonAgainst(offer: JointOffer, first: JointOffer, isAgain: boolean): JointReason | undefined {
  if (offer.clientId !== first.clientId) return 'client'
  if (Number(offer.rate) !== Number(first.rate) || offer.taxCase !== first.taxCase) return 'tax'
  if (offer.hasInstalments) return 'instalments'
  if (isAgain) return offer.status === 'abgerechnet' ? undefined : 'not_invoiced'
  if (offer.invoice !== undefined) return 'invoiced'
  return offer.status === 'angenommen' ? undefined : 'not_accepted'
}

/** In the order that they have on the invoice, whose texts and Skonto are the first one's. */
export const inJointOrder = <O extends Pick<JointOffer, 'id'>>(offers: readonly O[]): O[] =>
  offers.toSorted((one, other) => one.id - other.id)

/**
 * All that speaks against billing these offers by one invoice, in the order of `app.refuse_joint`.
 * @param again ids of those that are billed already, and are billed once more
 */
export function jointBlockers(offers: readonly JointOffer[], again: ReadonlySet<number>): JointBlocker[] {
  const [first, ...others] = inJointOrder(offers)
  if (!first) return []
  return [first, ...others].flatMap((offer) => {
    const reason = reasonAgainst(offer, first, again.has(offer.id))
    return reason === undefined ? [] : { reason, offer }
  })
}

const sameTerms = (one: DiscountTerms, other: DiscountTerms) =>
  one.skonto_tage === other.skonto_tage && Number(one.skonto_prozent) === Number(other.skonto_prozent)

/** The offers whose Skonto is another than that of the first, which the invoice takes. */
export function otherTerms(offers: readonly JointOffer[]): JointOffer[] {
  const [first, ...others] = inJointOrder(offers)
  return first ? others.filter(({ terms }) => !sameTerms(terms, first.terms)) : []
}
