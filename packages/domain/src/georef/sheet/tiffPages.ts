import type { ReadBytes } from './pictureHead.ts'

/** A page of a TIFF: where its directory begins, and where the number stands that leads to the next one. */
interface TiffPage {
  at: number
  next: number
}

/** The pages of a TIFF, without smaller copies and masks of them. */
export interface TiffPages {
  isLittle: boolean
  /** BigTIFF: numbers of places have eight bytes. */
  isBig: boolean
  pages: readonly TiffPage[]
}

const tags = { kind: 254, formerKind: 255 } as const
/** Bits of a directory's kind: a smaller copy, a mask. */
const copyOrMask = 1 | 4
const formerCopy = 2
const mostDirectories = 1_000
const mostEntries = 4_096

/** Walks the directories of a TIFF. @returns undefined for other files; @throws RangeError where one is broken */
export async function readTiffPages(read: ReadBytes): Promise<TiffPages | undefined> {
  const head = await read(0, 16)
  if (head.byteLength < 8) return undefined
  const order = head.getUint16(0)
  const isLittle = order === 0x4949
  const version = head.getUint16(2, isLittle)
  if ((!isLittle && order !== 0x4d4d) || (version !== 42 && version !== 43)) return undefined
  const isBig = version === 43
  const place = (view: DataView, at: number) =>
    isBig ? Number(view.getBigUint64(at, isLittle)) : view.getUint32(at, isLittle)
  const [countBytes, entryBytes] = isBig ? [8, 20] : [2, 12]
  const pages: TiffPage[] = []
  const seen = new Set<number>()
  for (let at = place(head, isBig ? 8 : 4); at !== 0;) {
    if (seen.has(at) || seen.size >= mostDirectories) throw new RangeError('The directories lead in a circle.')
    seen.add(at)
    const counted = await read(at, countBytes)
    const count = isBig ? Number(counted.getBigUint64(0, isLittle)) : counted.getUint16(0, isLittle)
    if (count < 1 || count > mostEntries) throw new RangeError('A directory has no sane number of entries.')
    const entries = await read(at + countBytes, count * entryBytes + (isBig ? 8 : 4))
    let isWhole = true
    for (let nr = 0; nr < count; nr += 1) {
      const tag = entries.getUint16(nr * entryBytes, isLittle)
      const value = nr * entryBytes + (isBig ? 12 : 8)
      if (tag === tags.kind && (entries.getUint32(value, isLittle) & copyOrMask) !== 0) isWhole = false
      if (tag === tags.formerKind && entries.getUint16(value, isLittle) === formerCopy) isWhole = false
    }
    if (isWhole) pages.push({ at, next: at + countBytes + count * entryBytes })
    at = place(entries, count * entryBytes)
  }
  return { isLittle, isBig, pages }
}

/** Bytes in place of others of the same length. */
export interface Patch {
  at: number
  bytes: Uint8Array<ArrayBuffer>
}

/** Two places that make a page the only one of its file: the way to the first directory, and the end of the way after it. */
export function pagePatches({ isLittle, isBig, pages }: TiffPages, nr: number): Patch[] {
  const page = pages[nr]
  if (!page) return []
  const written = (value: number) => {
    const view = new DataView(new ArrayBuffer(isBig ? 8 : 4))
    if (isBig) view.setBigUint64(0, BigInt(value), isLittle)
    else view.setUint32(0, value, isLittle)
    return new Uint8Array(view.buffer)
  }
  return [
    { at: isBig ? 8 : 4, bytes: written(page.at) },
    { at: page.next, bytes: written(0) },
  ].toSorted((one, other) => one.at - other.at)
}
