import type { calls } from '@waldkerf/domain/calls/contract'
import { newOfferColumns, type Offer, offerColumns, offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import { isDraftOffer, mayFollow } from '@waldkerf/domain/office/workplace/offerStatus'
import { findClient } from '../clients/visible.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { changeRow, findRow, isChange } from '../gateway/rows.ts'
import { followRate, offerExtras } from '../office/extras.ts'
import { toDay, toStored } from '../values/arguments.ts'
import { type MockState, nextId } from '../state.ts'
import { usualTerms, usualWords } from './newDocument.ts'
import { requireClear } from '../office/archiving.ts'
import { firstDay, keepDateOrder, newestFirst, nextNumber, windowAround } from './dates.ts'

export const refuseSent = () => refuse('not_a_draft')

/** Only the status of an offer that is no draft may change. @throws Problem 409 */
export function guardDraft(row: Offer, { status, ...columns }: Partial<Offer>): void {
  if (status !== undefined && status !== row.status && !mayFollow(row.status, status)) {
    throw refuse('transition_refused', row.status)
  }
  if (!isDraftOffer(row) && isChange(row, columns)) throw refuseSent()
}

const dated = ({ nummer, an_datum: day }: Offer) => ({ nummer, day })

/** @throws Problem 404 */
export const findOffer = ({ offers }: MockState, id: string): Offer => findRow(offers, id, 'not_found.offer')

/** Offers. */
export const offerHandlers: AreaHandlers<typeof calls.offers> = {
  getOffers: ({ state }) => state.offers.toSorted(newestFirst),
  getOfferDetails: ({ state, payload }) => [findOffer(state, payload.offer_id)],
  addOffer({ state, caller, payload }) {
    const client = findClient(state, caller, payload.client_id)
    const { client_id } = client
    const words = usualWords(state, caller, client, 'angebot')
    const columns = toStored(newOfferColumns, payload)
    const row: Offer = {
      id: nextId(state, 'offers'),
      nummer: nextNumber(state, 'AN', state.offers.map(dated), columns.an_datum),
      client_id,
      ...words,
      ...columns,
      version: 1,
      status: 'entwurf',
      sign: words.bearbeiter,
    }
    state.offers.push(row)
    Object.assign(offerExtras(state, row), usualTerms(state, client))
    return row
  },
  updateOfferDetails({ state, caller, request, payload }) {
    const row = findOffer(state, payload.id)
    // An unknown status may stay if it is stored already.
    if (payload.status !== row.status && !offerStatuses.some((status) => status === payload.status)) {
      throw refuse('bad_status.status')
    }
    const columns = {
      ...toStored(offerColumns, payload),
      client_id: payload.client_id ? findClient(state, caller, payload.client_id).client_id : row.client_id,
    }
    const changed = changeRow(row, columns, request, (next) => {
      guardDraft(row, columns)
      keepDateOrder(state, state.offers.map(dated), dated(row), next.an_datum)
      if (next.status !== row.status && next.status !== 'entwurf') {
        requireClear(state.positions.filter((position) => position.angebot_id === row.id))
      }
    })
    followRate(offerExtras(state, row), changed)
    return changed
  },
  setClientForOffer({ state, caller, request, payload }) {
    const row = findOffer(state, payload.angebot_id)
    const { client_id } = findClient(state, caller, payload.client_id)
    return changeRow(row, { client_id }, request, () => guardDraft(row, { client_id }))
  },
  getOfferDateWindow: ({ state, payload }) => [windowAround(state.offers.map(dated), toDay(payload.an_datum))],
  getFirstDateForNewOffer: ({ state }) => firstDay(state.offers.map(dated)),
}
