import * as v from 'valibot'
import { id, instant, text, version } from '../wire.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const limitKinds = ['meldung', 'bild', 'versand'] as const

/** The greatest amount that a limit may have. */
export const mostOfLimit = 1_000_000

/** How much one account may do in a period; reviewers may do ten times as much. */
export const accountLimit = v.object({
  id,
  art: v.picklist(limitKinds),
  /** Length of the period in hours. */
  stunden: v.picklist([1, 24]),
  /** Reports or documents; for pictures megabytes of a million bytes. */
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

/** The limits before any was changed. */
export const firstLimits: readonly AccountLimit[] = fixed.map((limit, index) => ({
  ...limit,
  id: index + 1,
  vorgabe: limit.menge,
  version: 1,
}))

/** Bytes of pictures and scans, and mails that cannot be delivered. */
export const operation = v.object({
  mails: v.object({
    /** Since when the oldest waiting mail could have been sent. */
    seit: v.nullable(instant),
    wartend: count,
    abgelehnt: count,
  }),
  scans: count,
  bilder: count,
  /** The accounts that use most storage, the largest first. `user_id` is null if the account is gone. */
  inhaber: v.array(v.object({ name: text, email: text, scans: count, bilder: count, user_id: v.nullable(id) })),
  /** Addresses that refused mail, the newest first, with the mail server's message. */
  adressen: v.array(v.object({ seit: instant, email: text, grund: text, user_id: v.nullable(id) })),
  /** Bytes that all pictures may take together. */
  bilder_grenze: count,
})
export type Operation = v.InferOutput<typeof operation>

/** The space for scans on the web server's disk, in bytes, answered by the web server below /scans. */
export const scanRoom = v.object({
  belegt: count,
  /** Reserved for running uploads. */
  zugesagt: count,
  grenze: count,
  /** Free bytes of the disk, of which 500 MB are never used. */
  frei: v.number(),
})
export type ScanRoom = v.InferOutput<typeof scanRoom>
