import { emptyQueue, enqueue, type PendingQueue, undo, undoTime } from '../../pending/pendingQueue.ts'
import type { Row } from '../editor/document.ts'

/** How long the removal of each row can still be taken back before it is sent. */
export function createUndoTimes(now: () => number) {
  let removals: PendingQueue<string, 'remove'> = emptyQueue()
  return {
    /** In ms, from the first time that it is asked; 0 or less: it is to be sent. */
    left(key: string): number {
      if (!removals.entries.has(key)) removals = enqueue(removals, { id: key, work: 'remove' }, now() + undoTime)
      const entry = removals.entries.get(key)
      return entry?.state === 'pending' ? entry.dueAt - now() : 0
    },
    /** Forgets rows that were restored, or whose removal is stored. */
    forget(rows: readonly Row[]) {
      for (const { key } of rows) removals = undo(removals, key)
    },
  }
}
