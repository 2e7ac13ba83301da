import * as v from 'valibot'
import { day, id, text, version } from './wire.ts'

/** A row of the page. */
export const samplesEntry = v.object({ id, bezeichnung: text, datum: day, version })
export type SamplesEntry = v.InferOutput<typeof samplesEntry>
