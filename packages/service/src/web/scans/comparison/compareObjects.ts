import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { logError } from '@waldkerf/service/log'
import type { ObjectStore } from '@waldkerf/service/web/objects/objectStore'
import type { CompareRows } from './comparedRows.ts'

/** Milliseconds that bytes without a row are kept: an upload's row may follow. */
const foreignLife = 24 * 60 * 60 * 1_000

export interface ComparisonInput {
  store: ObjectStore
  compareRows: CompareRows
  /** Where earlier releases kept a folder for each map. */
  folder: string
  /** Removes the files of the upload that became the object. */
  removeUpload: (id: string) => Promise<void>
  now: () => number
}

/**
 * Compares rows and objects. Bytes released by their last row are removed at once, bytes without any row after a day.
 * @returns how many rows have lost their bytes
 */
export function objectComparison({ store, compareRows, folder, removeUpload, now }: ComparisonInput) {
  const isOld = (since: number | undefined) => since !== undefined && since < now() - foreignLife

  return async (): Promise<number> => {
    const objects = new Map((await store.list()).map(({ name, since }) => [name, since]))
    const folders = await foldersByMap(folder)
    let missing = 0
    for (const { name, stand } of await compareRows([...objects.keys(), ...folders.keys()])) {
      const before = folders.get(name)
      if (before) {
        if (isOld(before.since)) await rm(before.path, { recursive: true, force: true })
      } else if (stand === 'fehlt') {
        // It may have been put after the list was made.
        if ((await store.size(name)) === undefined) missing += 1
      } else if (stand === 'weg' || isOld(objects.get(name))) {
        await removeUpload(name)
        await store.remove(name)
      }
    }
    if (missing > 0) logError('scans.missing', `Objects whose bytes are missing: ${missing}.`, { missing })
    return missing
  }
}

async function foldersByMap(folder: string) {
  const found = new Map<string, { path: string; since: number }>()
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if (/^\d{1,15}$/.test(name)) found.set(`karte/${name}`, { path, since: (await stat(path)).mtimeMs })
  }
  return found
}
