import * as v from 'valibot'
import { documentEntries } from './documents.ts'
import { day, instant } from '../wire.ts'

/** Rechnung. `le_date` is the date of supply; once `archiviert_am` is set nothing of the invoice changes any more. */
export const invoice = v.object({
  ...documentEntries,
  rn_datum: day,
  le_date: day,
  archiviert_am: v.nullish(instant, null),
})
export type Invoice = v.InferOutput<typeof invoice>

/** a_get_minmax_…: the window that keeps date order in number order; null where there is no neighbour. */
export const dateWindow = v.object({ min: v.nullable(day), max: v.nullable(day) })
export type DateWindow = v.InferOutput<typeof dateWindow>
