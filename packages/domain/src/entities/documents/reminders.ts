import * as v from 'valibot'
import { frozenClient } from '../office/invoiceData.ts'
import { officeColumns } from '../office/settings.ts'
import { amount, day, id, instant, text } from '../wire.ts'
import { paymentKinds } from './payments.ts'

/** w_get_mahnungen: a reminder of an open invoice, with all its content as of its day. */
export const reminder = v.object({
  id,
  rechnung_id: id,
  datum: day,
  text: v.string(),
  inhalt: v.object({
    verkaeufer: v.object(officeColumns),
    kunde: frozenClient,
    rechnung: v.object({ id, nummer: v.string(), rn_datum: day, faellig: day }),
    brutto: amount,
    bezahlt: amount,
    offen: amount,
    /** Without payments that were taken back. */
    zahlungen: v.array(v.object({ datum: day, betrag: amount, art: v.picklist(paymentKinds) })),
  }),
  erstellt_am: instant,
  /** E-mail of the person who made it. */
  erstellt_von: text,
})
export type Reminder = v.InferOutput<typeof reminder>
