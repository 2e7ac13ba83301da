import { getSamples } from '@waldkerf/domain/calls/samples'
import type { Client } from '../../gateway/client.ts'

/** One call, one function. */
export const samplesApi = (client: Client) => ({
  all: () => client.call(getSamples, {}),
})
