import type { Row } from '../editor/document.ts'
import { type Saved, type SavedRow, sameValues, type Write } from '../editor/plan.ts'

type Insert = Extract<Write, { kind: 'insert' }>

/** An insert that was sent and not answered yet. It is repeated unchanged, under the same key, even if more was typed since. */
export interface SentInsert {
  write: Insert
  idempotencyKey: string
}

/** Inserts without an answer yet: each row is inserted once, however often it is sent. */
export function createPendingInserts() {
  const all = new Map<string, SentInsert>()
  return {
    /** The insert to send for a row that is not stored yet. */
    begin(write: Insert): SentInsert {
      const sent = all.get(write.key) ?? { write, idempotencyKey: crypto.randomUUID() }
      all.set(write.key, sent)
      return sent
    },
    /** To be called when an insert was answered or refused. */
    forget: (key: string) => void all.delete(key),
    /** Rows that were removed before their insert was answered: they may be stored, and must be found to be deleted. */
    orphans: (rows: readonly Row[], saved: Saved): Insert[] =>
      [...all.values()]
        .map(({ write }) => write)
        .filter(({ key }) => !saved.has(key) && !rows.some((row) => row.key === key)),
    /** The key of the insert that made this stored row, if one of these did. */
    adopt({ values, lfd_nr }: SavedRow): string | undefined {
      // Unclear values are sent by the call after the insert, so the stored row cannot have them.
      const isSent = ({ write }: SentInsert) =>
        write.lfd_nr === lfd_nr && sameValues({ ...write.values, unklar_anzahl: '', unklar_ep: '' }, values)
      const found = [...all.values()].find(isSent)
      if (found) all.delete(found.write.key)
      return found?.write.key
    },
  }
}

export type PendingInserts = ReturnType<typeof createPendingInserts>
