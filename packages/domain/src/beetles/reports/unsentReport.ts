import { CallError, type FailureDetails, type FailureKind } from '@waldkerf/domain/calls/CallError'
import type { NewPicture } from '../pictures/newPicture.ts'

/** A picture of a report that is not sent yet. */
export interface DraftPicture extends NewPicture {
  /** The same at every try, so that no picture is stored twice. */
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
  /** Metres that a place tapped on the map may be off; undefined for other places, and in reports of an older release. */
  within?: number | undefined
  remark: string
  pictures: readonly DraftPicture[]
  /** Whether others may see its pictures for comparison; undefined if not chosen, or stored by an older release. */
  share?: boolean | undefined
}

/** A failure as stored with the report, so that its message can be made again in another language. */
export interface KeptFailure extends FailureDetails {
  kind: FailureKind
  /** ISO 8601: when it occurred; `retryAfter` counts from there. */
  at: string
}

/** The stored form of a thrown error; undefined if it is not a failure of a call. */
export const keptFailure = (error: unknown): KeptFailure | undefined => {
  if (!(error instanceof CallError)) return undefined
  const { kind, status, code, retryAfter, serviceMessage } = error
  return { kind, status, code, retryAfter, serviceMessage, at: new Date().toISOString() }
}

/** A report that is on this device alone. */
export interface UnsentReport {
  key: string
  draft: ReportDraft
  /** `draft`: begun and not sent; `waiting`: sent automatically; `failed`: sent only when the person asks for it. */
  state: 'draft' | 'waiting' | 'failed'
  /** Message for people: why it failed, or waits for longer. */
  problem?: string | undefined
  /** The failure behind `problem`; absent in reports stored by an older release. */
  failure?: KeptFailure | undefined
  /** The service refused it and stored nothing of it: it can be changed and sent again. */
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
  /** How many reports of other people are on this device. */
  others: (user: string) => Promise<number>
  save: (report: StoredReport) => Promise<void>
  remove: (key: string) => Promise<void>
}
