import type { Dispatch } from '../../entities/documents/dispatches.ts'

/** How far the last mail with a document has come; `unknown` until somebody has looked. */
export type MailState = 'unknown' | 'none' | 'queued' | 'delivered' | 'refused'

type Sent = Pick<Dispatch, 'zugestellt_am' | 'abgelehnt'>

/** @param last the latest dispatch of the document; null for none, absent while that is not known */
export function mailState(last: Sent | null | undefined): MailState {
  if (last === undefined) return 'unknown'
  if (last === null) return 'none'
  if (last.abgelehnt !== null) return 'refused'
  return last.zugestellt_am === null ? 'queued' : 'delivered'
}
