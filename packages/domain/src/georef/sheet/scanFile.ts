import { type PictureHead, type ReadBytes, readPictureHead } from './pictureHead.ts'

/** The most bytes of a scan that the service accepts. */
export const largestScan = 2 ** 30

/** The most pixels of a side that the data service accepts. */
const longestSide = 1_000_000

/** Why a file cannot be used as a scan. */
export type ScanFault = 'empty' | 'tooLarge' | 'kind' | 'size'

export type ReadScan = { ok: true; head: PictureHead } | { ok: false; fault: ScanFault }

const isSize = (side: number) => side >= 1 && side <= longestSide

/** Reads the header of a chosen file and tells whether it can be stored as a scan. */
export async function readScanFile(bytes: number, read: ReadBytes): Promise<ReadScan> {
  if (bytes === 0) return { ok: false, fault: 'empty' }
  if (bytes > largestScan) return { ok: false, fault: 'tooLarge' }
  const head = await readPictureHead(read)
  if (!head) return { ok: false, fault: 'kind' }
  return isSize(head.width) && isSize(head.height) ? { ok: true, head } : { ok: false, fault: 'size' }
}

/** A map's name made from the file name of its scan: without extension, underscores as blanks. */
export const scanTitle = (file: string): string =>
  file
    .replace(/\.(jpe?g|png|tiff?)$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200)
