import { useSyncExternalStore } from 'react'
import { createNoticeStore, type Notice } from './noticeStore.ts'

/** The page's messages: one store for calls, boundaries and screens. */
export const notices = createNoticeStore()

/** Shows a message that belongs to no part of the page. @returns its id */
export const notify = (notice: Notice) => notices.show(notice)

/**
 * Announces a change and carries it out when the message disappears, so that it can be undone until then. Leaving the
 * page carries it out at once.
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
