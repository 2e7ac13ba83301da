import { CallError, type FailureDetails, type FailureKind } from '@waldkerf/domain/calls/CallError'
import type { NewPicture } from '../pictures/newPicture.ts'

/** A picture of a report that is not sent yet. */
export interface DraftPicture extends NewPicture {
  /** Its own for every try, so that none is stored twice. */
  key: string
}

/** Everything that is typed and chosen for a report; numbers as they were typed. */
export interface ReportDraft {
  /** kaeferarten.id as text; '' while none is chosen. */
  species: string
  /** `YYYY-MM-DD` */
  day: string
  lat: string
  lon: string
  remark: string
  pictures: readonly DraftPicture[]
  /** Others may see its pictures to compare with; undefined where nobody has said, and in what was kept before. */
  share?: boolean | undefined
}

/** A failure as it is kept, so that it can be said again in another language. */
export interface KeptFailure extends FailureDetails {
  kind: FailureKind
  /** ISO 8601: when it was met; `retryAfter` counts from there. */
  at: string
}

/** Of anything thrown; undefined for what no call has met. */
export const keptFailure = (error: unknown): KeptFailure | undefined => {
  if (!(error instanceof CallError)) return undefined
  const { kind, status, code, retryAfter, serviceMessage } = error
  return { kind, status, code, retryAfter, serviceMessage, at: new Date().toISOString() }
}

/** A report that is on this device alone. */
export interface UnsentReport {
  key: string
  draft: ReportDraft
  /** `draft`: begun and not sent; `waiting`: is sent by itself; `failed`: somebody has to press. */
  state: 'draft' | 'waiting' | 'failed'
  /** Why it failed, or waits for longer, for people. */
  problem?: string | undefined
  /** The same as it can be said anew; absent in what was kept before. */
  failure?: KeptFailure | undefined
  /** The service has refused it, and has nothing of it: it can be changed and sent anew. */
  refused?: boolean | undefined
  /** Number of the record when it is stored already and only pictures are missing. */
  record?: number | undefined
}

/** A report as this browser keeps it. `key` is its id for ever, and the Idempotency-Key of its record. */
export interface StoredReport extends UnsentReport {
  /** The signed-in e-mail; reports of other people on the same device are not shown. */
  user: string
  /** ISO 8601: when it was begun. */
  since: string
  /** Keys of the pictures that have arrived. */
  arrived: readonly string[]
  /** The species' number, fixed at the first attempt to send, so that all attempts send the same. */
  art?: number
}

/** The reports that are on this device alone. Pictures are megabytes, hence the browser's database. */
export interface ReportStore {
  all: (user: string) => Promise<StoredReport[]>
  save: (report: StoredReport) => Promise<void>
  remove: (key: string) => Promise<void>
}
