import { getBeetlesBySpecies, getBeetlesByState } from '@waldkerf/domain/calls/beetles/beetleCounts'
import type { Client } from '../gateway/client.ts'

/** Published beetle records, counted. One call, one function. */
export const beetlesApi = (client: Client) => ({
  byState: () => client.call(getBeetlesByState, {}),
  bySpecies: () => client.call(getBeetlesBySpecies, {}),
})
