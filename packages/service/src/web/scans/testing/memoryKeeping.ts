import { MemoryLocker } from '@tus/server'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { MovedRows } from '@waldkerf/service/web/moving/movedRows'
import { Refusal } from '@waldkerf/service/web/refusal'
import type { CompareRows } from '../comparison/comparedRows.ts'
import type { ScanKeeping } from '../scanKeeping.ts'
import type { BegunUpload } from '../uploads/uploadRows.ts'

const nothingMoved: MovedRows = {
  toCopy: () => Promise.resolve([]),
  bytes: () => Promise.resolve(undefined),
  copied: () => Promise.resolve(false),
  toFree: () => Promise.resolve([]),
  free: () => Promise.resolve(),
}

/**
 * Rows of uploads for a web server without a database, as data.hochladen has them; the limits of an account are the
 * database's alone.
 * @param used bytes of all scans
 */
export function memoryKeeping(compareRows: CompareRows, used: () => number = () => 0): ScanKeeping {
  const rows = new Map<string, BegunUpload>()
  const change = (id: string, changes: Partial<BegunUpload>) => {
    const row = rows.get(id)
    if (row) rows.set(id, { ...row, ...changes })
    return Promise.resolve()
  }
  const open = () => [...rows.values()].filter(({ state }) => state === 'offen')
  const room = () => ({ belegt: used(), zugesagt: open().reduce((sum, { size }) => sum + size, 0) })
  return {
    compareRows,
    locker: new MemoryLocker(),
    moved: { pictures: nothingMoved, documents: nothingMoved, letGo: () => Promise.resolve([]) },
    close: () => Promise.resolve(),
    uploads: (now) => ({
      promise(upload, { quota }) {
        const { belegt, zugesagt } = room()
        if (upload.size > quota - belegt - zugesagt) return Promise.reject(new Refusal(refusal('scans_full')))
        rows.set(upload.id, { ...upload, since: now(), state: 'offen', isPromised: true })
        return Promise.resolve()
      },
      find: (id) => Promise.resolve(rows.get(id)),
      open: () => Promise.resolve(open()),
      room: () => Promise.resolve(room()),
      note: (id, offset) => change(id, { offset, since: now() }),
      finish: (id) => change(id, { state: 'fertig', isPromised: false }),
      end: (id) => change(id, { state: 'beendet', isPromised: false }),
      remove(id) {
        if (rows.get(id)?.state !== 'beendet') rows.delete(id)
        return Promise.resolve()
      },
      sweep: () => Promise.resolve(),
    }),
  }
}
