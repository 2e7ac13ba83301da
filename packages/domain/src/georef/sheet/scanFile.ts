import { readTiffHead } from '../scans/tiffHead.ts'
import { type PictureHead, type ReadBytes, readPictureHead } from './pictureHead.ts'

/** The most bytes of a scan that the service accepts. */
export const largestScan = 2 ** 30

/** The most pixels of a side that the data service accepts. */
const longestSide = 1_000_000

/** Why a file cannot be used as a scan. */
export type ScanFault = 'empty' | 'tooLarge' | 'kind' | 'size' | 'damaged'

export type ReadScan = { ok: true; head: PictureHead } | { ok: false; fault: ScanFault }

const isSize = (side: number) => side >= 1 && side <= longestSide

/** Reads the header of a chosen file and tells whether it can be stored as a scan. */
export async function readScanFile(bytes: number, read: ReadBytes): Promise<ReadScan> {
  if (bytes === 0) return { ok: false, fault: 'empty' }
  if (bytes > largestScan) return { ok: false, fault: 'tooLarge' }
  const head = await readPictureHead(read)
  if (!head) return { ok: false, fault: 'kind' }
  if (!isSize(head.width) || !isSize(head.height)) return { ok: false, fault: 'size' }
  return (await isWholeTiff(bytes, read)) ? { ok: true, head } : { ok: false, fault: 'damaged' }
}

/** The server walks all directories of a TIFF, and so does this: nobody uploads for an hour what it will refuse. */
async function isWholeTiff(bytes: number, read: ReadBytes): Promise<boolean> {
  const mark = (await read(0, 4)).getUint32(0)
  if (mark !== 0x49492a00 && mark !== 0x4d4d002a) return true
  return readTiffHead(inBlocks(read, bytes), bytes).then(
    (head) => head !== undefined,
    (error: unknown) => {
      if (error instanceof RangeError) return false
      throw error
    },
  )
}

const blockBytes = 65_536

/** Reads of a few bytes each, from one block of a file that is kept. */
function inBlocks(read: ReadBytes, size: number): ReadBytes {
  let block: { from: number; view: DataView } | undefined
  return async (from, length) => {
    if (!block || from < block.from || from + length > block.from + block.view.byteLength) {
      block = { from, view: await read(from, Math.min(size - from, Math.max(blockBytes, length))) }
    }
    return new DataView(block.view.buffer, block.view.byteOffset + from - block.from, length)
  }
}

/** A map's name made from the file name of its scan: without extension, underscores as blanks. */
export const scanTitle = (file: string): string =>
  file
    .replace(/\.(jpe?g|png|tiff?|webp|pdf)$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200)
