import { open, type FileHandle } from 'node:fs/promises'
import { readScanHead, type ScanFault, type ScanHead } from '@waldkerf/domain/georef/scans/scanHead'
import { endingBySignature, type ScanEnding, signatureLength } from '@waldkerf/domain/georef/scans/signatures'
import type { ReadFile } from '@waldkerf/domain/georef/scans/tiffHead'

/** Decodes the head of a file. */
export async function readFileHead(file: string): Promise<ScanHead | ScanFault> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    return await readScanHead(reader(handle, size), size)
  } finally {
    await handle.close()
  }
}

/** The kind of a file by its first bytes. */
export async function endingByFile(file: string): Promise<ScanEnding | undefined> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureLength), 0, signatureLength, 0)
    return endingBySignature(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** Reads in blocks: heads ask for a few bytes at a time. */
function reader(handle: FileHandle, size: number): ReadFile {
  let block = { from: 0, bytes: Buffer.alloc(0) }
  return async (from, length) => {
    if (from < 0 || length < 0 || from + length > size) throw new RangeError('The file ends before.')
    if (from < block.from || from + length > block.from + block.bytes.length) {
      const bytes = Buffer.alloc(Math.min(size - from, Math.max(length, 65_536)))
      await handle.read(bytes, 0, bytes.length, from)
      block = { from, bytes }
    }
    return new DataView(block.bytes.buffer, block.bytes.byteOffset + from - block.from, length)
  }
}
