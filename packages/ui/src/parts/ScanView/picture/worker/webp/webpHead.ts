import { bytesFrom } from '@waldkerf/domain/georef/sheet/bytesFrom'
import type { ScanSize } from '@waldkerf/ui/parts/ScanView/scanTypes.ts'

/** A WebP by its head. */
export interface WebpHead extends ScanSize {
  /** Where the bytes of its picture lie; absent where it is packed without loss, can be seen through or moves. */
  frame?: { from: number; length: number }
}

/** Bytes that say a WebP's size, whatever its kind. */
const headLength = 30
const side = 0x3fff

/** Reads the size of a WebP, and where its picture lies. @returns undefined for other files */
export async function readWebpHead(file: Blob): Promise<WebpHead | undefined> {
  const head = await bytesFrom(file)(0, headLength)
  if (head.byteLength < headLength || nameAt(head, 0) !== 'RIFF' || nameAt(head, 8) !== 'WEBP') return undefined
  const kind = nameAt(head, 12)
  if (kind === 'VP8 ') {
    const frame = { from: 20, length: head.getUint32(16, true) }
    return { width: head.getUint16(26, true) & side, height: head.getUint16(28, true) & side, frame }
  }
  if (kind === 'VP8L') {
    const bits = head.getUint32(21, true)
    return { width: (bits & side) + 1, height: ((bits >>> 14) & side) + 1 }
  }
  if (kind !== 'VP8X') return undefined
  const number = (at: number) => head.getUint16(at, true) + head.getUint8(at + 2) * 0x1_00_00 + 1
  return { width: number(24), height: number(27), ...(await findFrame(file)) }
}

const nameAt = (view: DataView, at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4))

/** Pieces before the picture, of which nothing is needed here: head, colour profile, and what programs know of it. */
const passedOver = new Set(['VP8X', 'ICCP', 'EXIF', 'XMP '])

/** The picture of a WebP that has more than it. */
async function findFrame(file: Blob): Promise<Pick<WebpHead, 'frame'>> {
  for (let at = 12; ;) {
    const piece = await bytesFrom(file)(at, 8)
    if (piece.byteLength < 8) return {}
    const [name, length] = [nameAt(piece, 0), piece.getUint32(4, true)]
    if (name === 'VP8 ') return { frame: { from: at + 8, length } }
    if (!passedOver.has(name)) return {}
    // Pieces begin on even places.
    at += 8 + length + (length % 2)
  }
}
