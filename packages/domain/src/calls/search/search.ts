import * as v from 'valibot'
import { searchHit } from '../../entities/search/searchHit.ts'
import { defineProcedure } from '../call.ts'

/**
 * Hits that have all the words of a text, at most eight of a kind, the best first: records by species, Land and number, species;
 * for those who have their screens people, clients, documents by number and client, and maps. Letters count without case,
 * accents and umlauts, and words of five letters forgive one typing error. Fewer than two characters find nothing. 400: more
 * than 200 characters.
 */
export const search = defineProcedure({
  name: 'w_suche',
  payload: v.object({ text: v.string() }),
  answer: v.array(searchHit),
  effect: 'read',
  usedBy: { hook: 'useSearch', screen: 'search' },
  source: 'added: no call of the specification finds anything by a word',
})
