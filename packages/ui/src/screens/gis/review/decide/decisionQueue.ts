import type { BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import type { PendingQueue } from '@waldkerf/domain/pending/pendingQueue'

/** A review: the new status, and the message to the reporter if it is to change with it. */
export interface Decision {
  status: BeetleStatus
  message?: string
}

/** Decisions that are not stored yet, by the record's number. */
export type DecisionQueue = PendingQueue<number, Decision>
