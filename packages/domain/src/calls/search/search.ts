import * as v from 'valibot'
import { searchHit } from '@waldkerf/domain/entities/search/searchHit'
import { rpc } from '../call.ts'

/**
 * Hits that have all the words of a text, at most eight of a kind, the best first: records by species, Land and number,
 * species; for roles that have their screens also people, clients, documents by number and client, and maps. Case,
 * accents and umlauts are ignored, and words of five letters may have one typing error. Fewer than two characters find
 * nothing. 400: more than 200 characters.
 */
export const search = rpc.read('w_suche', v.object({ text: v.string() }), v.array(searchHit))
