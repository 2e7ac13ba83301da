import { type ScanEnding, scanTypes } from '@waldkerf/domain/georef/scans/signatures'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { ByteSource, UploadPlace } from '../objects/objectStore.ts'
import { noLayer, noScan } from './faults.ts'
import { readHead } from './scanHead.ts'
import type { scanRows } from './scanRows.ts'

export interface KeepInput {
  map: number
  /** Name of the object that has the bytes. */
  name: string
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

/** Makes an object the scan of a map, or its layer: first its bytes are safe, then the row that names them becomes the current one. */
export function scanKeeper(uploads: UploadPlace, rows: ReturnType<typeof scanRows>) {
  const keep = (
    { map, name, authorization, version, fileName: datei = '' }: KeepInput,
    { ending, width, height }: ScanFacts,
    { sha256, bytes }: Digest,
  ) =>
    rows.keep(
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
  return {
    keep,
    /** @throws Refusal 415 when it is no whole picture, or no layer, and what the data service refuses */
    async upload(input: KeepInput): Promise<void> {
      const { map, name, authorization, version, isLayer } = input
      const source = await uploads.open(name)
      const head = await readHead(source)
      if (typeof head === 'string') throw noScan(head)
      if (isLayer && !head.isLayer) throw noLayer()
      const digested = await digest(source)
      await uploads.keep(name)
      if (!isLayer) return void (await keep(input, head, digested))
      const { sha256, bytes } = digested
      const row = { karte_id: String(map), objekt: name, sha256, bytes: String(bytes) }
      await rows.keepLayer(row, { authorization, version })
    },
  }
}

export async function digest({ size, read }: ByteSource): Promise<Digest> {
  const hash = createHash('sha256')
  if (size > 0) await pipeline(read({ first: 0, last: size - 1 }), hash)
  return { sha256: hash.digest('hex'), bytes: size }
}
