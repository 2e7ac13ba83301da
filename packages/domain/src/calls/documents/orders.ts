import * as v from 'valibot'
import { invoice } from '@waldkerf/domain/entities/documents/invoices'
import { instalmentWays, order } from '@waldkerf/domain/entities/documents/orders'
import { day } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { decimalText, idText } from '../encodings.ts'

/**
 * A draft of an Abschlagsrechnung for an accepted offer. `wert` is the net amount ('betrag') or per cent of the order's
 * net amount ('anteil'); `staende` is the progress so far of each line item in per cent ('stand'), from which the earlier
 * instalments are deducted. 409: the offer is not accepted or invoiced as a whole, there is a draft of an instalment or a
 * fixed final invoice, nothing remains, or, without `bestaetigt`, it asks for more than was ordered.
 */
export const addInstalment = rpc.create(
  'w_add_abschlag',
  v.object({
    angebot_id: idText,
    rn_datum: day,
    le_date: day,
    art: v.picklist(instalmentWays),
    wert: v.optional(v.union([decimalText, v.literal('')]), ''),
    staende: v.optional(v.record(v.string(), decimalText), {}),
    bestaetigt: v.optional(v.boolean(), false),
  }),
  invoice,
)

/**
 * The first Abschlagsrechnung of an order that came without an offer: an accepted offer with one line item, `auftrag` for
 * `netto`, stands for the order. 409: `betrag` is more than `netto`, or nothing.
 */
export const addOrder = rpc.create(
  'w_add_auftrag',
  v.object({
    client_id: idText,
    auftrag: v.string(),
    netto: decimalText,
    ust_satz: decimalText,
    rn_datum: day,
    le_date: day,
    betrag: decimalText,
  }),
  invoice,
)

/**
 * A draft of the Schlussrechnung with all line items of an accepted offer, which then counts as invoiced. Once it is
 * fixed, its instalments claim no more than was received. 409: the order has one already.
 */
export const addFinalInvoice = rpc.create(
  'w_add_schlussrechnung',
  v.object({ angebot_id: idText, rn_datum: day, le_date: day }),
  invoice,
)

/** An offer as an order. 404: no such offer. */
export const getOrder = rpc.read('w_get_auftrag', v.object({ angebot_id: idText }), order, { rows: 'whole' })
