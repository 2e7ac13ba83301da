import type { Dispatch } from '@waldkerf/domain/entities/documents/dispatches'

/** The state of the last mail with a document; `unknown` until it is loaded. */
export type MailState = 'unknown' | 'none' | 'queued' | 'delivered' | 'refused'

/**
 * Whether mails were sent and each was refused or given up by its sender. Without a mail nothing failed: the document
 * may have been sent on paper.
 */
export const haveFailed = (mails: readonly Sent[]): boolean =>
  mails.length > 0 && mails.every(({ abgelehnt }) => abgelehnt !== null)

type Sent = Pick<Dispatch, 'zugestellt_am' | 'abgelehnt'>

/** Minutes after which a mail that still waits is said not to have gone out. */
const usualMinutes = 5

/** @param now ms since 1970 */
export const isOverdueMail = (mail: Sent & Pick<Dispatch, 'gesendet_am'>, now: number): boolean =>
  mailState(mail) === 'queued' && now - Date.parse(mail.gesendet_am) > usualMinutes * 60_000

/** @param last the latest dispatch of the document; null for none, absent while that is not known */
export function mailState(last: Sent | null | undefined): MailState {
  if (last === undefined) return 'unknown'
  if (last === null) return 'none'
  if (last.abgelehnt !== null) return 'refused'
  return last.zugestellt_am === null ? 'queued' : 'delivered'
}
