import { buffer } from 'node:stream/consumers'
import { readScanHead, type ScanFault, type ScanHead } from '@waldkerf/domain/georef/scans/scanHead'
import { endingBySignature, type ScanEnding, signatureLength } from '@waldkerf/domain/georef/scans/signatures'
import type { ReadFile } from '@waldkerf/domain/georef/scans/tiffHead'
import type { ByteSource } from '../objects/objectStore.ts'

/** Decodes the head of a picture. */
export const readHead = (source: ByteSource): Promise<ScanHead | ScanFault> => readScanHead(reader(source), source.size)

/** The kind of a picture by its first bytes. */
export async function endingBySource(source: ByteSource): Promise<ScanEnding | undefined> {
  const last = Math.min(signatureLength, source.size) - 1
  return last < 0 ? undefined : endingBySignature(await buffer(source.read({ first: 0, last })))
}

/** Reads in blocks: heads ask for a few bytes at a time. */
function reader({ size, read }: ByteSource): ReadFile {
  let block = { from: 0, bytes: Buffer.alloc(0) }
  return async (from, length) => {
    if (from < 0 || length < 0 || from + length > size) throw new RangeError('The file ends before.')
    if (length > 0 && (from < block.from || from + length > block.from + block.bytes.length)) {
      const last = from + Math.min(size - from, Math.max(length, 65_536)) - 1
      block = { from, bytes: await buffer(read({ first: from, last })) }
    }
    return new DataView(block.bytes.buffer, block.bytes.byteOffset + from - block.from, length)
  }
}
