import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../../supervisor/startupError.ts'
import type { ObjectStore } from '../objects/objectStore.ts'
import { noScan } from './faults.ts'
import { readScanHead, type ScanHead } from './scanHead.ts'
import type { scanRows } from './scanRows.ts'
import { endingByFile, type ScanEnding, scanTypes } from './signatures.ts'

export interface KeepInput {
  map: number
  /** Name of the object that the file becomes. */
  name: string
  file: string
  authorization: string | undefined
  version?: string | undefined
  /** As the file is called where it comes from. */
  fileName?: string
}

/** Makes a file the scan of a map: first its bytes are safe, then the row that names them becomes the current one. */
export function scanKeeper(store: ObjectStore, rows: ReturnType<typeof scanRows>) {
  async function keep(input: KeepInput, { ending, ...sides }: Facts): Promise<void> {
    const { map, name, file, authorization, version, fileName: datei = '' } = input
    const { sha256, bytes } = await digest(file)
    await store.put(name, file)
    await rows.keep(
      {
        karte_id: String(map),
        objekt: name,
        sha256,
        bytes: String(bytes),
        media_type: scanTypes[ending],
        datei,
        ...sides,
      },
      { authorization, version },
    )
  }
  return {
    /** @throws Refusal 415 when it is no whole picture, and what the data service refuses */
    async upload(input: KeepInput): Promise<void> {
      const head = await readScanHead(input.file)
      if (typeof head === 'string') throw noScan(head)
      await keep(input, head)
    },
    /** Takes a scan over that lies in the map's folder, as earlier releases kept it; whatever it is, it is not lost. */
    async takeOver(folder: string, input: Omit<KeepInput, 'file'>): Promise<boolean> {
      for (const ending of Object.keys(scanTypes)) {
        const file = join(folder, `original.${ending}`)
        const facts = await factsByFile(file)
        if (!facts) continue
        await keep({ ...input, file }, facts)
        await rm(folder, { recursive: true, force: true })
        return true
      }
      return false
    },
  }
}

interface Facts {
  ending: ScanEnding
  width: number | null
  height: number | null
}

async function factsByFile(file: string): Promise<Facts | undefined> {
  try {
    const head: ScanHead | string = await readScanHead(file)
    if (typeof head !== 'string') return head
    const ending = await endingByFile(file)
    return ending && { ending, width: null, height: null }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function digest(file: string) {
  const [hash, stream] = [createHash('sha256'), createReadStream(file)]
  await pipeline(stream, hash)
  return { sha256: hash.digest('hex'), bytes: stream.bytesRead }
}
