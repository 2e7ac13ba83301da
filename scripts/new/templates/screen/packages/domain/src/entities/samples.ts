import * as v from 'valibot'
import { day, id, text, version } from './wire.ts'

/** What a row of the page shows. */
export const samplesEntry = v.object({ id, bezeichnung: text, datum: day, version })
export type SamplesEntry = v.InferOutput<typeof samplesEntry>
