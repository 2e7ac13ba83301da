import { searchable } from '@waldkerf/domain/search/searchRank'
import type { Caller } from '../caller.ts'
import { visibleMaps } from '../maps/maps.ts'
import type { MockState } from '../state.ts'
import { eightBest, parts, rankOfAll } from './ranked.ts'

const german = new Intl.Collator('de')

type Words = readonly string[]

export const soughtSpecies = ({ species }: MockState, words: Words) =>
  eightBest(species, {
    rank: ({ de, sci, alt }) => rankOfAll(searchable(de, sci, alt), words),
    order: (a, b) => german.compare(a.de, b.de) || a.id - b.id,
    hit: ({ id, de, sci }) => ({ art: 'kaeferarten', id, titel: de, zusatz: sci }),
  })

export const soughtPeople = ({ users }: MockState, words: Words) =>
  eightBest(users, {
    rank: (row) => rankOfAll(searchable(row.first_name, row.last_name, row.email), words),
    order: (a, b) =>
      german.compare(a.last_name, b.last_name) || german.compare(a.first_name, b.first_name) || a.user_id - b.user_id,
    hit: ({ user_id: id, first_name, last_name, email }) => ({
      art: 'benutzer',
      id,
      titel: `${first_name} ${last_name}`.trim() || email,
      zusatz: email,
    }),
  })

export const soughtClients = ({ clients }: MockState, words: Words) =>
  eightBest(clients, {
    rank: (row) => rankOfAll(searchable(row.name, row.name_zusatz, row.ort), words),
    order: (a, b) => german.compare(a.name, b.name) || a.client_id - b.client_id,
    hit: ({ client_id: id, name, ort }) => ({ art: 'kunde', id, titel: name, zusatz: ort }),
  })

/** Maps of the caller's clients; all for administrators. */
export function soughtMaps(state: MockState, caller: Caller, words: Words) {
  const clients = new Map(state.clients.map(({ client_id: id, name }) => [id, name]))
  return eightBest(visibleMaps(state, caller), {
    rank: (row) => rankOfAll(searchable(row.map_name, row.gemarkung, row.gemeinde, row.reg_nr, row.auftr_nr), words),
    order: (a, b) => german.compare(a.map_name, b.map_name) || a.id - b.id,
    hit: ({ id, map_name, client_id, gemarkung }) => ({
      art: 'karte',
      id,
      titel: map_name,
      zusatz: parts(clients.get(client_id ?? 0), gemarkung),
    }),
  })
}
