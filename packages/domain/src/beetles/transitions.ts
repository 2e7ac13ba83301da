import { type BeetleStatus, beetleStatuses } from '../entities/beetles/beetles.ts'
import { isBlank } from '../texts/blank.ts'

/**
 * Which status may follow which. A stored status that is not listed may change to any. The database has the same table
 * (data.kaefer_transition), changed by migrations; one contract test compares both, another tries each pair.
 */
export const beetleTransitions: Readonly<Record<BeetleStatus, readonly BeetleStatus[]>> = {
  new: ['in_review', 'query', 'published', 'rejected'],
  in_review: ['new', 'query', 'published', 'rejected'],
  query: ['new', 'published', 'rejected'],
  published: ['rejected'],
  rejected: ['new', 'published'],
}

/** Whether a stored status is one of ours; others are shown and kept as they are. */
export const isBeetleStatus = (status: string): status is BeetleStatus => Object.hasOwn(beetleTransitions, status)

/** The statuses that a reviewer may set next. A stored status that is not one of ours may become any. */
export const nextStatuses = (status: string): readonly BeetleStatus[] =>
  isBeetleStatus(status) ? beetleTransitions[status] : beetleStatuses

export const mayFollow = (from: string, to: BeetleStatus): boolean => nextStatuses(from).includes(to)

/** Decisions that require a message to the reporter. */
export type NeedsMessage = Extract<BeetleStatus, 'rejected' | 'query'>

/** A rejection needs a message to the reporter, if there is one, and a question is one. */
export const needsMessage = (status: string): status is NeedsMessage => status === 'rejected' || status === 'query'

/**
 * Whether a message is sent again although the record already has the same text: for a question the database counts only
 * messages written since the last change of status. The same text twice in a row is stored once.
 */
export const sendsSameMessage = (status: BeetleStatus): boolean => status === 'query'

/** Internal steps, of which the reporter gets no message: a message being written stays a draft. */
export const isQuietStep = (status: string): boolean => status === 'in_review' || status === 'new'

/** Whether a further question is added to an open one, which leaves the status as it is. */
export const isAskedOn = (from: string, to: BeetleStatus): boolean => from === 'query' && to === 'query'

/** Rejecting a published record, which everyone could see, needs a confirmation. */
export const needsConfirmation = (from: string, to: BeetleStatus): boolean => from === 'published' && to === 'rejected'

/** Why a decision cannot be taken as it is. */
export type Blocker = 'notAllowed' | 'messageMissing' | 'confirm'

interface OwnWords {
  /** Rejecting what everyone could see was agreed to. */
  confirmed?: boolean
  /** Nobody gets the message, as of an imported record: a rejection needs none then. */
  toNobody?: boolean
}

/**
 * The weightiest reason against a decision; undefined when there is none.
 * @param message the decision's own: what was said before, perhaps a question, explains no decision
 */
export function findBlocker(
  from: string,
  to: BeetleStatus,
  message: string,
  { confirmed = false, toNobody = false }: OwnWords = {},
): Blocker | undefined {
  if (!mayFollow(from, to) && !isAskedOn(from, to)) return 'notAllowed'
  if (needsMessage(to) && isBlank(message) && !(toNobody && to === 'rejected')) return 'messageMissing'
  if (needsConfirmation(from, to) && !confirmed) return 'confirm'
  return undefined
}
