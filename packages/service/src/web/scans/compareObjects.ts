import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../objects/objectStore.ts'
import type { scanRows } from './scanRows.ts'

/** How long bytes stay that no row names: an upload's row may be on its way. */
const foreignLife = 24 * 60 * 60 * 1_000

const isOld = (since: number | undefined) => since !== undefined && since < Date.now() - foreignLife

export interface ComparisonInput {
  store: ObjectStore
  rows: ReturnType<typeof scanRows>
  /** Where earlier releases kept a folder for each map. */
  folder: string
  /** Takes away what an upload has left that became the object. */
  removeUpload: (id: string) => Promise<void>
}

/**
 * Compares rows and objects. What a row has let go is removed at once, what no row has ever named after a day; rows without
 * bytes are told of.
 */
export function objectComparison({ store, rows, folder, removeUpload }: ComparisonInput) {
  return async (authorization: string | undefined): Promise<void> => {
    const objects = new Map((await store.list()).map(({ name, since }) => [name, since]))
    const folders = await foldersByMap(folder)
    const differences = await rows.compare([...objects.keys(), ...folders.keys()], authorization)
    const missing = differences.filter(({ stand }) => stand === 'fehlt')
    if (missing.length > 0) console.error(`Scans whose bytes are missing: ${missing.length}.`)
    for (const { name, stand } of differences) {
      const before = folders.get(name)
      if (before) {
        if (isOld(before.since)) await rm(before.path, { recursive: true, force: true })
      } else if (stand === 'weg' || (stand === 'fremd' && isOld(objects.get(name)))) {
        await removeUpload(name)
        await store.remove(name)
      }
    }
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
