import { link, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../supervisor/startupError.ts'
import { type ScanEnding, scanTypes } from './signatures.ts'

export interface StoredScan {
  file: string
  type: string
  size: number
  /** Another one for another content. */
  tag: string
}

/** Bytes that stay free on the disk for the database. */
const keptFree = 500 * 2 ** 20

const endings = Object.keys(scanTypes) as ScanEnding[]

/** The scans as they lie on the disk: `{folder}/{karte_id}/original.{jpg|png|tif}`. */
export function scanFolder(folder: string) {
  const folderFor = (map: number) => join(folder, String(map))
  const fileFor = (map: number, ending: ScanEnding) => join(folderFor(map), `original.${ending}`)

  async function find(map: number): Promise<StoredScan | undefined> {
    for (const ending of endings) {
      const file = fileFor(map, ending)
      const found = await fileStat(file)
      if (!found) continue
      const tag = `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}"`
      return { file, type: scanTypes[ending], size: found.size, tag }
    }
    return undefined
  }
  return {
    folderFor,
    find,
    /** Makes an uploaded file the map's scan at one blow; the upload stays where it is under its own name. */
    async put(map: number, ending: ScanEnding, upload: string): Promise<void> {
      const target = fileFor(map, ending)
      const coming = `${target}.new`
      await mkdir(folderFor(map), { recursive: true })
      await rm(coming, { force: true })
      await link(upload, coming)
      await rename(coming, target)
      for (const other of endings) if (other !== ending) await rm(fileFor(map, other), { force: true })
    },
    remove: (map: number) => rm(folderFor(map), { recursive: true, force: true }),
    /** Bytes that all scans take. */
    async used(): Promise<number> {
      const maps = (await readdir(folder).catch(() => [])).filter((name) => /^\d+$/.test(name))
      const sizes = await Promise.all(maps.map(async (name) => (await find(Number(name)))?.size ?? 0))
      return sizes.reduce((sum, size) => sum + size, 0)
    },
    /** Bytes of the disk that scans may still take. */
    async free(): Promise<number> {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize - keptFree
    },
  }
}

export type ScanFolder = ReturnType<typeof scanFolder>

async function fileStat(file: string) {
  try {
    const found = await stat(file)
    return found.isFile() ? found : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
