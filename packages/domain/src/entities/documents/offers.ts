import * as v from 'valibot'
import { documentEntries } from './documents.ts'
import { day, text } from '../wire.ts'

/** Status of an offer; unknown stored values are shown as they are and kept. */
export const offerStatuses = ['entwurf', 'versendet', 'angenommen', 'abgelehnt', 'abgerechnet'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** Angebot. `sign` is the acronym of who signs, '' for nobody. */
export const offer = v.object({ ...documentEntries, an_datum: day, status: text, sign: text })
export type Offer = v.InferOutput<typeof offer>
