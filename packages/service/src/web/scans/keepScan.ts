import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from '../objects/objectStore.ts'
import { noScan } from './faults.ts'
import { readFileHead } from './scanHead.ts'
import type { scanRows } from './scanRows.ts'
import { type ScanEnding, scanTypes } from '@waldkerf/domain/georef/scans/signatures'

export interface KeepInput {
  map: number
  /** Name of the object that the file becomes. */
  name: string
  file: string
  authorization: string | undefined
  version?: string | undefined
  /** Name of the file that was uploaded. */
  fileName?: string
}

/** Kind, width and height; null where a head cannot be read. */
export interface ScanFacts {
  ending: ScanEnding
  width: number | null
  height: number | null
}

export interface Digest {
  sha256: string
  bytes: number
}

/** Makes a file the scan of a map: first its bytes are safe, then the row that names them becomes the current one. */
export function scanKeeper(store: ObjectStore, rows: ReturnType<typeof scanRows>) {
  /** @param isStill called before the row is made: whether the file is still the one that was read */
  async function keep(
    { map, name, file, authorization, version, fileName: datei = '' }: KeepInput,
    { ending, ...sides }: ScanFacts,
    { sha256, bytes }: Digest,
    isStill: () => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<void> {
    await store.put(name, file)
    if (!(await isStill())) return
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
    keep,
    /** @throws Refusal 415 when it is no whole picture, and what the data service refuses */
    async upload(input: KeepInput): Promise<void> {
      const head = await readFileHead(input.file)
      if (typeof head === 'string') throw noScan(head)
      await keep(input, head, await digest(input.file))
    },
  }
}

export async function digest(file: string): Promise<Digest> {
  const [hash, stream] = [createHash('sha256'), createReadStream(file)]
  await pipeline(stream, hash)
  return { sha256: hash.digest('hex'), bytes: stream.bytesRead }
}
