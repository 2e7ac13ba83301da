import * as v from 'valibot'
import { invoice } from '../../entities/documents/invoices.ts'
import { offer } from '../../entities/documents/offers.ts'
import { day } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { idText } from '../encodings.ts'

const source = 'added: position by position, a copy that breaks off would leave half a document with a number'

/**
 * The invoice that cancels an archived one: the same with negated quantities, and words that name the original. 409: it is
 * not archived, it is cancelled already, it cancels another one itself, or the date leaves the order of the numbers.
 */
export const addCancellation = defineProcedure({
  name: 'w_add_storno',
  payload: v.object({ rechnung_id: idText, rn_datum: day }),
  answer: invoice,
  effect: 'create',
  usedBy: { hook: 'useCancellation', screen: 'invoices' },
  source: 'added: the specification archives invoices, and has no call that cancels one',
})

/** A new invoice with the client, texts, rate and positions of another. 409: that one cancels an invoice; date order. */
export const copyInvoice = defineProcedure({
  name: 'w_add_rechnung_kopie',
  payload: v.object({ rechnung_id: idText, rn_datum: day, le_date: day }),
  answer: invoice,
  effect: 'create',
  usedBy: { hook: 'useDocumentCopy', screen: 'invoices' },
  source,
})

/** A new draft with the client, texts, rate, signature and positions of another offer. 409: date order. */
export const copyOffer = defineProcedure({
  name: 'w_add_angebot_kopie',
  payload: v.object({ angebot_id: idText, an_datum: day }),
  answer: offer,
  effect: 'create',
  usedBy: { hook: 'useDocumentCopy', screen: 'offers' },
  source,
})
