import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { SearchHit } from '@waldkerf/domain/entities/search/searchHit'
import { type SearchRank, searchable, searchRank } from '@waldkerf/domain/search/searchRank'
import { maySee, newestFirst } from '../beetles/beetles.ts'
import { nearestPlace } from '../beetles/beetleOverviews.ts'
import type { Caller } from '../caller.ts'
import type { MockState } from '../state.ts'
import { best, parts, worst } from './ranked.ts'

/** A word's conditions on a record: one of these species, one of these Länder, or this number. */
interface Asked {
  rank: SearchRank | undefined
  fits: (row: Beetle) => boolean
}

/** Only the species and Länder that match the word best count. */
function askedBy({ species, beetles }: MockState, word: string): Asked {
  const kinds = species.map(({ id, de, sci, alt, en = '' }) => ({
    id,
    rank: searchRank(searchable(de, sci, alt, en), word),
  }))
  const names = new Set(beetles.map(({ bundesland }) => bundesland))
  const lands = [...names].map((name) => ({ name, rank: searchRank(searchable(name), word) }))
  const isNumber = /^\d{1,18}$/.test(word)
  const rank = best([...kinds.map((kind) => kind.rank), ...lands.map((land) => land.rank), isNumber ? 1 : undefined])
  const ids = new Set(kinds.filter((kind) => kind.rank === rank).map(({ id }) => id))
  const named = new Set(lands.filter((land) => land.rank === rank).map(({ name }) => name))
  return {
    rank,
    fits: ({ id, art, bundesland }) => ids.has(art) || named.has(bundesland) || (isNumber && id === Number(word)),
  }
}

/** Records that have all the words, the newest eight. */
export function soughtBeetles(state: MockState, caller: Caller, words: readonly string[]): SearchHit[] {
  const asked = words.map((word) => askedBy(state, word))
  const rang = worst(asked.map(({ rank }) => rank))
  if (rang === undefined) return []
  const names = new Map(state.species.map(({ id, de }) => [id, de]))
  return state.beetles
    .filter((row) => maySee(caller, row) && asked.every(({ fits }) => fits(row)))
    .toSorted(newestFirst)
    .slice(0, 8)
    .map(({ id, art, bundesland, lat, lon, fund_datum: day }) => ({
      art: 'kaefer',
      id,
      titel: names.get(art) ?? '',
      zusatz: parts(bundesland, nearestPlace({ lat, lon }), day),
      rang,
    }))
}
