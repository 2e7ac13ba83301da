import * as v from 'valibot'
import { id, text } from '../wire.ts'

/** Kinds that a search finds, in the order of its answer: the tables that they stand in. */
export const searchKinds = ['kaefer', 'kaeferarten', 'benutzer', 'kunde', 'rechnung', 'angebot', 'karte'] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchHit = v.object({
  art: v.picklist(searchKinds),
  id,
  /** Its name or number; of a record its species. */
  titel: text,
  /** Tells it from its like, in parts between ' · '; days in it are like 2026-11-20. */
  zusatz: text,
  /** 1 a whole word was found, 2 the beginning of one, 3 a part of one, 4 one with a typing error. */
  rang: v.picklist([1, 2, 3, 4]),
})
export type SearchHit = v.InferOutput<typeof searchHit>
