import { createHash } from 'node:crypto'
import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { logError } from '@waldkerf/service/log'
import { errorCode } from '@waldkerf/service/supervisor/startupError'
import { scanUnreadable } from './faults.ts'
import { fileSource } from '../objects/folderStore.ts'
import type { ObjectStore } from '../objects/objectStore.ts'
import { digest, type ScanFacts, type scanKeeper } from './keepScan.ts'
import { endingBySource, readHead } from './scanHead.ts'
import { type ScanEnding, scanTypes } from '@waldkerf/domain/georef/scans/signatures'

/** Where 0.1.0 keeps the scan of a map: a folder by the map's number, with `original.jpg`, `.png` or `.tif`. */
interface OldScan {
  path: string
  ending: ScanEnding
  /** Differs for another file under the same path. */
  mark: string
  since: number
}

const mostRounds = 3

/**
 * Scans of 0.1.0, which may run beside this release for a while: files in its folders are newer than the map's rows, or
 * have no row yet.
 */
export function oldScans(folder: string, store: ObjectStore, { keep }: ReturnType<typeof scanKeeper>) {
  const taking = new Map<number, Promise<void>>()

  async function list(map: number): Promise<OldScan[]> {
    const place = join(folder, String(map))
    // Called for each read of a scan: nearly always there is no such folder.
    const names = await readdir(place).catch((error: unknown): string[] => {
      if (errorCode(error) === 'ENOENT') return []
      throw error
    })
    const endings = (Object.keys(scanTypes) as ScanEnding[]).filter((ending) => names.includes(`original.${ending}`))
    const found = await Promise.all(endings.map((ending) => find(join(place, `original.${ending}`), ending)))
    return found.filter((one) => one !== undefined).toSorted((one, other) => one.since - other.since)
  }
  async function take(old: OldScan, map: number, authorization: string | undefined): Promise<void> {
    const { path: file, ending, mark } = old
    const [facts, digested] = await read(old)
    const name = createHash('sha256').update(`karte/${map}/${mark}`).digest('hex').slice(0, 32)
    const isStill = async () => (await find(file, ending))?.mark === mark
    await store.put(name, file)
    if (!(await isStill())) return
    await keep({ map, name, authorization }, facts, digested)
    if (await isStill()) await rm(file)
  }
  async function takeAll(map: number, authorization: string | undefined): Promise<void> {
    // A file that has replaced another one meanwhile is taken in the next round.
    for (let round = 0; round < mostRounds; round += 1) {
      const found = await list(map)
      if (found.length === 0) break
      for (const old of found) await take(old, map, authorization)
    }
    // A folder with other files stays.
    await rmdir(join(folder, String(map))).catch(() => undefined)
  }
  return {
    isThere: async (map: number) => (await list(map)).length > 0,
    /**
     * Makes rows and objects of them, the newest last, even of unreadable heads: none is lost. Once at a time.
     * @throws Refusal when one cannot be read; it stays where it is
     */
    async takeOver(map: number, authorization: string | undefined): Promise<void> {
      const work = taking.get(map) ?? takeAll(map, authorization)
      taking.set(map, work)
      await work.finally(() => taking.delete(map))
    },
  }
}

async function find(path: string, ending: ScanEnding): Promise<OldScan | undefined> {
  try {
    const { ino, mtimeMs, size } = await stat(path)
    return { path, ending, mark: `${ino}-${mtimeMs}-${size}`, since: mtimeMs }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function read({ path, ending }: OldScan): Promise<[ScanFacts, Awaited<ReturnType<typeof digest>>]> {
  try {
    const source = await fileSource(path)
    const head = await readHead(source)
    const unread = { ending: (await endingBySource(source)) ?? ending, width: null, height: null }
    const digested = await digest(source)
    if (digested.bytes === 0) throw new Error('The file is empty.')
    return [typeof head === 'string' ? unread : head, digested]
  } catch (error) {
    logError('scans.read', `The scan ${path} cannot be read`, {}, error)
    throw scanUnreadable()
  }
}
