import type { Row } from '@waldkerf/domain/office/editor/document'
import { undoTime } from './waits.ts'

/** How long the removal of each row can still be taken back before it is sent. */
export function createUndoTimes(now: () => number) {
  const removedAt = new Map<string, number>()
  return {
    /** In ms, from the first time that it is asked; 0 or less: it is to be sent. */
    left(key: string): number {
      const since = removedAt.get(key) ?? now()
      removedAt.set(key, since)
      return since + undoTime - now()
    },
    /** Rows that are there again, or gone for good. */
    forget(rows: readonly Row[]) {
      for (const { key } of rows) removedAt.delete(key)
    },
  }
}
