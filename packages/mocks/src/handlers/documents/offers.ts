import type { calls } from '@waldkerf/domain/calls/contract'
import { type Offer, offerStatuses } from '@waldkerf/domain/entities/documents/offers'
import { isDraftOffer, mayFollow } from '@waldkerf/domain/office/workplace/offerStatus'
import { findClient } from '../clients/visible.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { changeRow, isChange } from '../gateway/rows.ts'
import { followRate, offerExtras } from '../office/extras.ts'
import { toDay, toRate, toText } from '../values/arguments.ts'
import { type MockState, nextId } from '../state.ts'
import { usualWords } from './newDocument.ts'
import { requireClear } from './unclear.ts'
import { firstDay, keepDateOrder, newestFirst, nextNumber, windowAround } from './dates.ts'

export const refuseSent = () => refuse('not_a_draft')

/** After its draft only the status of an offer goes on. @throws Problem 409 */
export function guardDraft(row: Offer, { status, ...columns }: Partial<Offer>): void {
  if (status !== undefined && status !== row.status && !mayFollow(row.status, status)) {
    throw refuse('transition_refused', row.status)
  }
  if (!isDraftOffer(row) && isChange(row, columns)) throw refuseSent()
}

const dated = ({ nummer, an_datum: day }: Offer) => ({ nummer, day })

/** @throws Problem 404 */
export function findOffer({ offers }: MockState, id: string): Offer {
  const wanted = toId(id)
  const row = offers.find((offer) => offer.id === wanted)
  if (!row) throw refuse('not_found.offer')
  return row
}

/** Offers. */
export const offerHandlers: AreaHandlers<typeof calls.offers> = {
  getOffers: { answer: ({ state }) => state.offers.toSorted(newestFirst) },
  getOfferDetails: { answer: ({ state, payload }) => [findOffer(state, payload.offer_id)] },
  addOffer: {
    answer({ state, caller, payload }) {
      const client = findClient(state, caller, payload.client_id)
      const { client_id } = client
      const words = usualWords(state, caller, client, 'angebot')
      const [an_datum, ust_satz] = [toDay(payload.an_datum), toRate(payload.ust_satz)]
      const row: Offer = {
        id: nextId(state, 'offers'),
        nummer: nextNumber(state, 'AN', state.offers.map(dated), an_datum),
        client_id,
        ...words,
        ust_satz,
        version: 1,
        an_datum,
        status: 'entwurf',
        sign: words.bearbeiter,
      }
      state.offers.push(row)
      return row
    },
  },
  updateOfferDetails: {
    answer({ state, caller, request, payload }) {
      const row = findOffer(state, payload.id)
      // A status that is stored already may stay, whatever it is.
      if (payload.status !== row.status && !offerStatuses.some((status) => status === payload.status)) {
        throw refuse('bad_status.status')
      }
      const columns = {
        bearbeiter: toText(payload.bearbeiter, 10),
        an_datum: toDay(payload.an_datum),
        anrede: toText(payload.anrede, 500),
        anschreiben: toText(payload.anschreiben, 10_000),
        zuerl: toText(payload.zuerl, 10_000),
        ust_satz: toRate(payload.ust_satz),
        status: payload.status,
        sign: toText(payload.sign, 10),
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
  },
  setClientForOffer: {
    answer({ state, caller, request, payload }) {
      const row = findOffer(state, payload.angebot_id)
      const { client_id } = findClient(state, caller, payload.client_id)
      return changeRow(row, { client_id }, request, () => guardDraft(row, { client_id }))
    },
  },
  getOfferDateWindow: {
    answer: ({ state, payload }) => [windowAround(state.offers.map(dated), toDay(payload.an_datum))],
  },
  getFirstDateForNewOffer: { answer: ({ state }) => firstDay(state.offers.map(dated)) },
}
