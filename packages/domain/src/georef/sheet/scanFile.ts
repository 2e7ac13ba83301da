import { type PictureHead, type ReadBytes, readPictureHead } from './pictureHead.ts'

/** Bytes of a scan at most, as the service takes them. */
export const largestScan = 2 ** 30

/** Pixels of a side at most, as the data service takes them. */
const longestSide = 1_000_000

/** Why a file is no scan. */
export type ScanFault = 'empty' | 'tooLarge' | 'kind' | 'size'

export type ReadScan = { ok: true; head: PictureHead } | { ok: false; fault: ScanFault }

const isSize = (side: number) => side >= 1 && side <= longestSide

/** Reads what a chosen file says of itself at its beginning, and whether it can be stored as a scan. */
export async function readScanFile(bytes: number, read: ReadBytes): Promise<ReadScan> {
  if (bytes === 0) return { ok: false, fault: 'empty' }
  if (bytes > largestScan) return { ok: false, fault: 'tooLarge' }
  const head = await readPictureHead(read)
  if (!head) return { ok: false, fault: 'kind' }
  return isSize(head.width) && isSize(head.height) ? { ok: true, head } : { ok: false, fault: 'size' }
}

/** The name that a map takes from the file of its scan: without the ending, underlines as blanks. */
export const scanTitle = (file: string): string =>
  file
    .replace(/\.(jpe?g|png|tiff?)$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 200)
