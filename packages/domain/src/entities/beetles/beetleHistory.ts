import * as v from 'valibot'
import { instant, knownName } from '../wire.ts'

const from = <S extends v.GenericSchema>(value: S) => v.optional(v.tuple([value, value]))

/** One change of a record: who and when, and of each changed column the value before and after. */
export const beetleChange = v.object({
  zeit: instant,
  wer: knownName,
  aenderungen: v.object({
    art: from(v.number()),
    status: from(v.string()),
    /** Empty: it changed, but the caller may not read its texts. */
    message: v.optional(v.union([v.tuple([v.string(), v.string()]), v.tuple([])])),
    bilder_anzahl: from(v.number()),
    /** It came from a file: its source. Those who review get it, as the oldest change. */
    herkunft: v.optional(v.string()),
  }),
})
export type BeetleChange = v.InferOutput<typeof beetleChange>
