import { openFolder } from './file/openFolder.ts'
import { writeFile } from './file/writeFile.ts'
import { isWholeCopy, type KeptScan, readKeptScan, isUnsent } from '@waldkerf/domain/georef/scans/keptScan'

/** The scans of one person in the browser's own file system: a folder for each map. */
export interface ScanStore {
  keep: (map: number, file: File) => Promise<void>
  file: (map: number) => Promise<File | undefined>
  list: () => Promise<readonly KeptScan[]>
  change: (map: number, part: Partial<KeptScan>) => Promise<void>
  remove: (map: number) => Promise<void>
}

const [folderName, fileName, entryName] = ['scans', 'original', 'entry.json']

/** @throws Error if the browser cannot store files: a private window, a full disk */
export function browserScanStore(email: string): ScanStore {
  const path = [folderName, encodeURIComponent(email.toLowerCase())]
  const own = () => openFolder(path)
  const place = (map: number) => openFolder([...path, String(map)])
  const write = (map: number, name: string, content: Blob | string) =>
    writeFile([...path, String(map)], name, typeof content === 'string' ? new Blob([content]) : content)
  const file = async (map: number, name: string) => {
    try {
      return await (await (await place(map)).getFileHandle(name)).getFile()
    } catch {
      return undefined
    }
  }
  const entry = async (map: number) => readKeptScan(await (await file(map, entryName))?.text())
  const inTurn = <T>(work: () => Promise<T>) => takeTurn(email, work)

  return {
    keep: (map, picture) =>
      inTurn(async () => {
        await write(map, fileName, picture)
        await write(map, entryName, JSON.stringify({ map, name: picture.name, size: picture.size } satisfies KeptScan))
      }),
    async file(map) {
      const [known, content] = await Promise.all([entry(map), file(map, fileName)])
      return known && content && isWholeCopy(known, content) ? new File([content], known.name) : undefined
    },
    list: () =>
      inTurn(async () => {
        const found: KeptScan[] = []
        for await (const name of (await own()).keys()) {
          const known = await entry(Number(name))
          if (known) found.push(known)
        }
        return found
      }),
    change: (map, part) =>
      inTurn(async () => {
        const known = await entry(map)
        if (known) await write(map, entryName, JSON.stringify({ ...known, ...part }))
      }),
    remove: (map) =>
      inTurn(async () => (await own()).removeEntry(String(map), { recursive: true }).catch(() => undefined)),
  }
}

/**
 * One at a time for each person, in all windows: two changes of an entry at once would lose one of them, and a sign-out
 * would leave a copy whose upload is just being noted.
 */
function takeTurn<T>(email: string, work: () => Promise<T>): Promise<T> {
  // Pages without a secure origin have no locks, and no file system either.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`scans of ${email.toLowerCase()}`, work)
}

/** At sign-out: deletes the person's scans in this browser, except those that are not uploaded. */
export async function leaveScans(email: string): Promise<void> {
  const store = browserScanStore(email)
  for (const kept of await store.list()) if (!isUnsent(kept)) await store.remove(kept.map)
}
