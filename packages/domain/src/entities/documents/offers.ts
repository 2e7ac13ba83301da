import * as v from 'valibot'
import { dayColumn, statusColumn, textColumn } from '../columns.ts'
import { documentEntries, letterColumns } from './documents.ts'

/** Status of an offer; unknown stored values are shown as they are and kept. */
export const offerStatuses = ['entwurf', 'versendet', 'angenommen', 'abgelehnt', 'abgerechnet'] as const
export type OfferStatus = (typeof offerStatuses)[number]

const ownColumns = {
  an_datum: dayColumn(),
  status: statusColumn('entwurf'),
  /** The signer's acronym, '' for nobody. */
  sign: textColumn(10),
}

/** Columns of a new offer, written by `a_add_offer`. */
export const newOfferColumns = { an_datum: ownColumns.an_datum, ust_satz: letterColumns.ust_satz }

/** Written, with the client, by `a_update_offer_details`. */
export const offerColumns = { ...letterColumns, ...ownColumns }

/** Angebot. */
export const offer = v.object({ ...documentEntries, ...ownColumns })
export type Offer = v.InferOutput<typeof offer>
