import type { calls } from '@waldkerf/domain/calls/contract'
import type { Handler, AreaHandlers } from '../gateway/handler.ts'
import { selectRows } from '../gateway/rows.ts'

const readSpecies: Handler<typeof calls.beetles.getSpecies> = {
  answer: ({ state, url }) => selectRows(state.species, url),
}

/** Species are the same for everyone signed in. */
export const speciesHandlers: Pick<AreaHandlers<typeof calls.beetles>, 'getSpecies' | 'getSpeciesById'> = {
  getSpecies: readSpecies,
  getSpeciesById: readSpecies,
}
