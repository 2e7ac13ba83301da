import * as v from 'valibot'
import { id, text } from '../wire.ts'

/** Kinds that a search finds, in the order of its answer, named by their tables. */
export const searchKinds = ['kaefer', 'kaeferarten', 'benutzer', 'kunde', 'rechnung', 'angebot', 'karte'] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchHit = v.object({
  art: v.picklist(searchKinds),
  id,
  /** Its name or number; of a record its species. */
  titel: text,
  /** Distinguishes similar hits: parts separated by ' · ', days as 2026-11-20. */
  zusatz: text,
  /** Best match: 1 a whole word, 2 the beginning of a word, 3 a part of one, 4 one with a typing error. */
  rang: v.picklist([1, 2, 3, 4]),
})
export type SearchHit = v.InferOutput<typeof searchHit>
