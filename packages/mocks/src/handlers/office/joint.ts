import type { calls } from '@waldkerf/domain/calls/contract'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import { jointLines } from '@waldkerf/domain/office/joint/jointLines'
import { inJointOrder, jointBlockers, type JointOffer } from '@waldkerf/domain/office/joint/jointOffers'
import { billedIds } from '@waldkerf/mocks/seed/documents/invoiceData'
import { invoiceTerms } from '@waldkerf/mocks/seed/documents/orderInvoices'
import { addOfferInvoice } from '../documents/offerInvoice.ts'
import { findOffer } from '../documents/offers.ts'
import { orderLines } from '../documents/orders.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import type { MockState } from '../state.ts'
import { toDay, toFlag } from '../values/arguments.ts'
import { followInvoices, offerExtras } from './extras.ts'
import { takeTemplatePrices } from './templatePrices.ts'

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** An offer with what speaks against billing it. */
function toJointOffer(state: MockState, offer: Offer): JointOffer {
  const { invoices, invoiceData } = state
  const cancelled = new Set(invoiceData.map(({ storno_von }) => storno_von))
  const standing = invoiceData
    .filter((row) => billedIds(row).includes(offer.id) && !cancelled.has(row.rechnung_id))
    .toSorted((a, b) => a.rechnung_id - b.rechnung_id)
  const extras = offerExtras(state, offer)
  return {
    id: offer.id,
    nummer: offer.nummer,
    clientId: offer.client_id,
    rate: offer.ust_satz,
    taxCase: extras.steuerfall,
    status: offer.status,
    terms: invoiceTerms(extras),
    hasInstalments: standing.some(({ teil = '' }) => teil !== ''),
    invoice: invoices.find(({ id }) => id === standing[0]?.rechnung_id)?.nummer,
  }
}

/** One invoice for several offers. */
export const addJointInvoice: AreaHandlers<typeof calls.documentCopies>['addJointInvoice'] = ({
  state,
  caller,
  payload,
}) => {
  const isRepriced = toFlag(payload.heutige_preise)
  const [wanted, again] = [listed(payload.angebote), listed(payload.erneut)].map(
    (ids) => new Map(ids.map((id) => findOffer(state, String(id))).map((offer) => [offer.id, offer])),
  ) as [Map<number, Offer>, Map<number, Offer>]
  const offers = inJointOrder([...new Map([...wanted, ...again]).values()])
  const days = { rn_datum: toDay(payload.rn_datum), le_date: toDay(payload.le_date) }
  const [first] = offers
  if (!first) throw refuse('not_found.offer')
  if (offers.length > 100) throw refuse('too_many')
  const isAgain = new Set([...again.keys()].filter((id) => !wanted.has(id)))
  const [blocker] = jointBlockers(
    offers.map((offer) => toJointOffer(state, offer)),
    isAgain,
  )
  if (blocker) throw refuse(`joint_${blocker.reason}`, undefined, blocker.offer.nummer, blocker.offer.invoice ?? '')
  const billed = offers.flatMap(({ id }) => (wanted.has(id) ? [id] : []))
  const lines = jointLines(
    offers.map((offer) => ({ ...offer, lines: orderLines(state, offer).map(({ id: _id, ...line }) => line) })),
  )
  const data = { angebot_id: billed[0] ?? null, angebote: billed }
  const { invoice, rows } = addOfferInvoice(state, caller, { offer: first, ...days, data, lines })
  for (const id of billed) followInvoices(state, id, 'angenommen', 'abgerechnet')
  if (isRepriced) takeTemplatePrices(state, rows)
  return invoice
}
