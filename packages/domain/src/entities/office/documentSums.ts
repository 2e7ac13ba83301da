import * as v from 'valibot'
import { amount, id } from '../wire.ts'

/** w_get_angebot_summen, w_get_rechnung_summen: what a document comes to. */
export const documentSums = v.object({
  /** Of the offer or the invoice. */
  id,
  netto: amount,
  ust: amount,
  brutto: amount,
  /** How many of its numbers are unclear: with one the amounts do not hold. */
  unklar: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type DocumentSums = v.InferOutput<typeof documentSums>
