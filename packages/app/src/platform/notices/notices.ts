import { useSyncExternalStore } from 'react'
import { createNoticeStore, type Notice } from './noticeStore.ts'

/** The page's messages: one store, since calls, boundaries and screens all speak through it. */
export const notices = createNoticeStore()

/** Says something that belongs to no place on the page. @returns its id */
export const notify = (notice: Notice) => notices.show(notice)

/**
 * Says what was decided and carries it out when the message has gone, so that it can be taken back until then.
 * Leaving the page carries it out at once.
 */
export function notifyUndoable({
  message,
  undo,
  carryOut,
}: {
  message: string
  undo: Notice['action']
  carryOut: () => void
}) {
  return notices.show({ tone: 'success', message, action: undo, onOver: carryOut })
}

/** Notices since the page was opened, without failures, the latest first. */
export const useRecentNotices = () => useSyncExternalStore(notices.subscribe, () => notices.snapshot().recent)

/** Notices on the page now, the oldest first. */
export const useShownNotices = () => useSyncExternalStore(notices.subscribe, () => notices.snapshot().shown)

/** Failures, the latest first; the same failure once. */
export const useRecentErrors = () => useSyncExternalStore(notices.subscribe, () => notices.snapshot().errors)
