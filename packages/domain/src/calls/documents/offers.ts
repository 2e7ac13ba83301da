import * as v from 'valibot'
import { dateWindow } from '@waldkerf/domain/entities/documents/invoices'
import { newOfferColumns, offer, offerColumns } from '@waldkerf/domain/entities/documents/offers'
import { day } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { idText, noPayload, optionalId, sentColumns } from '../encodings.ts'

export const getOffers = rpc.read('a_get_offers', noPayload, v.array(offer))

export const getOfferDetails = rpc.read('a_get_offer_details', v.object({ offer_id: idText }), v.array(offer))

/** The server assigns the number. */
export const addOffer = rpc.create(
  'a_add_offer',
  v.object({ client_id: idText, ...sentColumns(newOfferColumns) }),
  offer,
)

/** 409: the date leaves the year of the number, or the order of the numbers. */
export const updateOfferDetails = rpc.change(
  'a_update_offer_details',
  v.object({ id: idText, ...sentColumns(offerColumns), client_id: optionalId }),
  offer,
)

export const setClientForOffer = rpc.change(
  'a_set_client_for_offer',
  v.object({ client_id: idText, angebot_id: idText }),
  offer,
)

/** Dates of the offers before and after one with this date. */
export const getOfferDateWindow = rpc.read('a_get_minmax_an_datum', v.object({ an_datum: day }), v.array(dateWindow))

/** The greatest date of the newest series; null if there is none. */
export const getFirstDateForNewOffer = rpc.read('a_get_min_an_datum_for_new_offer', noPayload, v.nullable(day))
