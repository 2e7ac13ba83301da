import * as v from 'valibot'
import { id, instant, text, version } from '../wire.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const limitKinds = ['meldung', 'bild', 'versand'] as const

/** The greatest amount that a limit may have. */
export const mostOfLimit = 1_000_000

/** How much one account may do in a time; those who review have ten times as much. */
export const accountLimit = v.object({
  id,
  art: v.picklist(limitKinds),
  /** The time that it is counted in. */
  stunden: v.picklist([1, 24]),
  /** Reports, documents; of pictures megabytes of a million bytes. */
  menge: count,
  vorgabe: count,
  version,
})
export type AccountLimit = v.InferOutput<typeof accountLimit>

type Fixed = Pick<AccountLimit, 'art' | 'stunden' | 'menge'>
const fixed: readonly Fixed[] = [
  { art: 'meldung', stunden: 1, menge: 60 },
  { art: 'meldung', stunden: 24, menge: 300 },
  { art: 'bild', stunden: 24, menge: 300 },
  { art: 'versand', stunden: 24, menge: 200 },
]

/** As long as nobody has changed them. */
export const firstLimits: readonly AccountLimit[] = fixed.map((limit, index) => ({
  ...limit,
  id: index + 1,
  vorgabe: limit.menge,
  version: 1,
}))

/** Bytes of pictures and scans, and mails that do not get through. */
export const operation = v.object({
  mails: v.object({
    /** Since when the oldest of those that wait could have gone out. */
    seit: v.nullable(instant),
    wartend: count,
    abgelehnt: count,
  }),
  scans: count,
  bilder: count,
  /** The accounts that take most room, the largest first. `user_id` is null where the account is gone. */
  inhaber: v.array(v.object({ name: text, email: text, scans: count, bilder: count, user_id: v.nullable(id) })),
  /** Addresses that took no mail, the newest first, with the mail server's words. */
  adressen: v.array(v.object({ seit: instant, email: text, grund: text, user_id: v.nullable(id) })),
  /** Bytes that all pictures may take together. */
  bilder_grenze: count,
})
export type Operation = v.InferOutput<typeof operation>

/** The room for scans on the web server's disk, in bytes, as it answers below /scans. */
export const scanRoom = v.object({
  belegt: count,
  /** Promised to uploads that are on their way. */
  zugesagt: count,
  grenze: count,
  /** Of the disk; 500 MB of it stay free. */
  frei: v.number(),
})
export type ScanRoom = v.InferOutput<typeof scanRoom>
