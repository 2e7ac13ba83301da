import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from '../objects/objectStore.ts'
import { noLayer, noScan } from './faults.ts'
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
  /** The file is the map's layer. */
  isLayer?: boolean
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

/** Makes a file the scan of a map, or its layer: first its bytes are safe, then the row that names them becomes the current one. */
export function scanKeeper(store: ObjectStore, rows: ReturnType<typeof scanRows>) {
  /** @param isStill called before the row is made: whether the file is still the one that was read */
  async function keep(
    { map, name, file, authorization, version, fileName: datei = '' }: KeepInput,
    { ending, width, height }: ScanFacts,
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
        width,
        height,
      },
      { authorization, version },
    )
  }
  return {
    keep,
    /** @throws Refusal 415 when it is no whole picture, or no layer, and what the data service refuses */
    async upload(input: KeepInput): Promise<void> {
      const { map, name, file, authorization, version, isLayer } = input
      const head = await readFileHead(file)
      if (typeof head === 'string') throw noScan(head)
      if (!isLayer) return keep(input, head, await digest(file))
      if (!head.isLayer) throw noLayer()
      const { sha256, bytes } = await digest(file)
      await store.put(name, file)
      const row = { karte_id: String(map), objekt: name, sha256, bytes: String(bytes) }
      await rows.keepLayer(row, { authorization, version })
    },
  }
}

export async function digest(file: string): Promise<Digest> {
  const [hash, stream] = [createHash('sha256'), createReadStream(file)]
  await pipeline(stream, hash)
  return { sha256: hash.digest('hex'), bytes: stream.bytesRead }
}
