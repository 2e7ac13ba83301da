import * as v from 'valibot'
import { dateWindow } from '../../entities/documents/invoices.ts'
import { offer } from '../../entities/documents/offers.ts'
import { day } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { decimalText, idText, noPayload, nullToEmpty, optionalId } from '../encodings.ts'

export const getOffers = defineProcedure({
  name: 'a_get_offers',
  payload: noPayload,
  answer: v.array(offer),
  effect: 'read',
  usedBy: { hook: 'useOffers', screen: 'offers' },
})

export const getOfferDetails = defineProcedure({
  name: 'a_get_offer_details',
  payload: v.object({ offer_id: idText }),
  answer: v.array(offer),
  effect: 'read',
  usedBy: { hook: 'useStoredDocument', screen: 'offers' },
})

/** The server gives the number. */
export const addOffer = defineProcedure({
  name: 'a_add_offer',
  payload: v.object({ client_id: idText, an_datum: day, ust_satz: decimalText }),
  answer: offer,
  effect: 'create',
  usedBy: { hook: 'useNewDocuments', screen: 'offers' },
})

/** 409: the date leaves the year of the number, or the order of the numbers. */
export const updateOfferDetails = defineProcedure({
  name: 'a_update_offer_details',
  payload: v.object({
    id: idText,
    bearbeiter: nullToEmpty,
    an_datum: day,
    anrede: nullToEmpty,
    anschreiben: nullToEmpty,
    zuerl: nullToEmpty,
    ust_satz: decimalText,
    status: v.string(),
    sign: nullToEmpty,
    client_id: optionalId,
  }),
  answer: offer,
  effect: 'change',
  usedBy: { hook: 'useEditorSession', screen: 'offers' },
})

export const setClientForOffer = defineProcedure({
  name: 'a_set_client_for_offer',
  payload: v.object({ client_id: idText, angebot_id: idText }),
  answer: offer,
  effect: 'change',
  usedBy: { hook: 'useEditorSession', screen: 'offers' },
})

/** Dates of the neighbours of an offer with this date. */
export const getOfferDateWindow = defineProcedure({
  name: 'a_get_minmax_an_datum',
  payload: v.object({ an_datum: day }),
  answer: v.array(dateWindow),
  effect: 'read',
  usedBy: { hook: 'useDateWindow', screen: 'offers' },
})

/** The greatest date of the newest series; null if there is none. */
export const getFirstDateForNewOffer = defineProcedure({
  name: 'a_get_min_an_datum_for_new_offer',
  payload: noPayload,
  answer: v.nullable(day),
  effect: 'read',
  usedBy: { hook: 'useFirstDay', screen: 'offers' },
})
