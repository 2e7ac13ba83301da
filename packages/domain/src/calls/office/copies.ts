import * as v from 'valibot'
import { invoice } from '@waldkerf/domain/entities/documents/invoices'
import { offer } from '@waldkerf/domain/entities/documents/offers'
import { day } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { flagText, idText } from '../encodings.ts'

/**
 * Makes the invoice that cancels an archived one: its copy with negated quantities and a text that names the original.
 * 409: not archived, cancelled already, itself a cancelling one, or the date leaves the order of the numbers.
 */
export const addCancellation = rpc.create('w_add_storno', v.object({ rechnung_id: idText, rn_datum: day }), invoice)

/** With `heutige_preise` line items get the prices that templates of their name and unit have today. */
const prices = { heutige_preise: v.optional(flagText, false) }

/** A new invoice with the client, texts, rate and positions of another. 409: that one cancels an invoice; date order. */
export const copyInvoice = rpc.create(
  'w_add_rechnung_kopie',
  v.object({ rechnung_id: idText, rn_datum: day, le_date: day, ...prices }),
  invoice,
)

/**
 * One invoice for several accepted offers of a client (`angebote`), the line items of each under a heading; they count as
 * invoiced. Those in `erneut` are invoiced already, and their line items come once more, as a copy. 409: another client, rate or
 * tax case, an order in instalments, or not accepted, or invoiced meanwhile.
 */
export const addJointInvoice = rpc.create(
  'w_add_sammelrechnung',
  v.object({
    angebote: v.array(idText),
    erneut: v.optional(v.array(idText), []),
    rn_datum: day,
    le_date: day,
    ...prices,
  }),
  invoice,
)

/** A new draft with the client, texts, rate, signature and positions of another offer. 409: date order. */
export const copyOffer = rpc.create(
  'w_add_angebot_kopie',
  v.object({ angebot_id: idText, an_datum: day, ...prices }),
  offer,
)
