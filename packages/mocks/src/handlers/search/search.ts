import type { calls } from '@waldkerf/domain/calls/contract'
import type { SearchHit } from '@waldkerf/domain/entities/search/searchHit'
import { wordsSought, searchable } from '@waldkerf/domain/search/searchRank'
import { may } from '@waldkerf/domain/roles/rights'
import { byName } from '../clients/links.ts'
import { byColumns } from '../gateway/rows.ts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { limitText } from '../gateway/problem.ts'
import { soughtBeetles } from './beetles.ts'
import { soughtDocuments } from './documents.ts'
import type { Caller } from '../caller.ts'
import { visibleMaps } from '../maps/maps.ts'
import type { MockState } from '../state.ts'
import { eightBest, parts, rankOfAll } from './ranked.ts'

type Words = readonly string[]

const soughtSpecies = ({ species }: MockState, words: Words) =>
  eightBest(species, {
    rank: ({ de, sci, alt, en = '' }) => rankOfAll(searchable(de, sci, alt, en), words),
    order: byColumns('de', 'id'),
    hit: ({ id, de, sci }) => ({ art: 'kaeferarten', id, titel: de, zusatz: sci }),
  })

const soughtPeople = ({ users }: MockState, words: Words) =>
  eightBest(users, {
    rank: (row) => rankOfAll(searchable(row.first_name, row.last_name, row.email), words),
    order: byName,
    hit: ({ user_id: id, first_name, last_name, email }) => ({
      art: 'benutzer',
      id,
      titel: `${first_name} ${last_name}`.trim() || email,
      zusatz: email,
    }),
  })

const soughtClients = ({ clients }: MockState, words: Words) =>
  eightBest(clients, {
    rank: (row) => rankOfAll(searchable(row.name, row.name_zusatz, row.ort), words),
    order: byColumns('name', 'client_id'),
    hit: ({ client_id: id, name, ort }) => ({ art: 'kunde', id, titel: name, zusatz: ort }),
  })

/** Maps of the caller's clients; all for administrators. */
function soughtMaps(state: MockState, caller: Caller, words: Words) {
  const clients = new Map(state.clients.map(({ client_id: id, name }) => [id, name]))
  return eightBest(visibleMaps(state, caller), {
    rank: (row) => rankOfAll(searchable(row.map_name, row.gemarkung, row.gemeinde, row.reg_nr, row.auftr_nr), words),
    order: byColumns('map_name', 'id'),
    hit: ({ id, map_name, client_id, gemarkung }) => ({
      art: 'karte',
      id,
      titel: map_name,
      zusatz: parts(clients.get(client_id ?? 0), gemarkung),
    }),
  })
}

/** The eight best hits of each kind, for callers who have its screens. */
export const searchHandlers: AreaHandlers<typeof calls.search> = {
  search({ state, caller, payload: { text } }): SearchHit[] {
    limitText(text, 200)
    const words = wordsSought(text)
    if (text.trim().length < 2 || words.length === 0) return []
    const isAdmin = may(caller.role, 'doOffice')
    return [
      ...soughtBeetles(state, caller, words),
      ...soughtSpecies(state, words),
      ...(isAdmin ? soughtPeople(state, words) : []),
      ...(isAdmin ? soughtClients(state, words) : []),
      ...(isAdmin ? soughtDocuments(state, words) : []),
      ...(may(caller.role, 'surveyMaps') ? soughtMaps(state, caller, words) : []),
    ]
  },
}
