import * as v from 'valibot'
import { samplesEntry } from '../entities/samples.ts'
import { defineProcedure } from './call.ts'
import { noPayload } from './encodings.ts'

/** All entries, the latest first. */
export const getSamples = defineProcedure({
  name: 'w_get_samples',
  payload: noPayload,
  answer: v.array(samplesEntry),
  effect: 'read',
  usedBy: { hook: 'useSamples', screen: 'samples' },
  source: 'added: the specification has no call for this screen',
})
