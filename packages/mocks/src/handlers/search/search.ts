import type { calls } from '@waldkerf/domain/calls/contract'
import type { SearchHit } from '@waldkerf/domain/entities/search/searchHit'
import { wordsSought } from '@waldkerf/domain/search/searchRank'
import { may } from '@waldkerf/domain/roles/rights'
import type { AreaHandlers } from '../gateway/handler.ts'
import { limitText } from '../gateway/problem.ts'
import { soughtBeetles } from './beetles.ts'
import { soughtDocuments } from './documents.ts'
import { soughtClients, soughtMaps, soughtPeople, soughtSpecies } from './kinds.ts'

/** Of each kind the eight that fit best, for those who have its screens. */
export const searchHandlers: AreaHandlers<typeof calls.search> = {
  search: {
    answer({ state, caller, payload: { text } }): SearchHit[] {
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
  },
}
