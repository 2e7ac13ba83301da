import type { Dispatch } from '@waldkerf/domain/entities/documents/dispatches'

/** How far the last mail with a document has come; `unknown` until somebody has looked. */
export type MailState = 'unknown' | 'none' | 'queued' | 'delivered' | 'refused'

/**
 * Whether mails went out and none of them will arrive: each was refused, or given up by its sender. Without a mail nothing
 * failed: it may have gone on paper.
 */
export const haveFailed = (mails: readonly Sent[]): boolean =>
  mails.length > 0 && mails.every(({ abgelehnt }) => abgelehnt !== null)

type Sent = Pick<Dispatch, 'zugestellt_am' | 'abgelehnt'>

/** @param last the latest dispatch of the document; null for none, absent while that is not known */
export function mailState(last: Sent | null | undefined): MailState {
  if (last === undefined) return 'unknown'
  if (last === null) return 'none'
  if (last.abgelehnt !== null) return 'refused'
  return last.zugestellt_am === null ? 'queued' : 'delivered'
}
