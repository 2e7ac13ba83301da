import { detectImageKind, type ImageKind } from './imageKind.ts'

/** Pictures with more pixels are not decoded. */
export const mostPixels = 40_000_000

/** Width and height in pixels as stored, before any turning. */
export interface ImageSize {
  width: number
  height: number
}

/** Frames of JPEG that state a size: all of C0–CF but tables (C4), an extension (C8) and conditions (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** No headers follow the start of the pixels (DA) or the end of the file (D9). */
const isPastHeaders = (marker: number) => marker === 0 || marker === 0xd9 || marker === 0xda
const standsAlone = (marker: number) => marker === 1 || (marker >= 0xd0 && marker <= 0xd8)

/** The most segments that are read before the frame: no camera writes more. */
const mostSegments = 1_000

/** A JPEG is a sequence of segments, with FF as padding before a marker; the header of the frame has the size. */
function sizeOfJpeg(view: DataView): ImageSize | undefined {
  let at = 2
  for (let step = 0; step < mostSegments && at + 9 <= view.byteLength && view.getUint8(at) === 0xff; step++) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (isPastHeaders(marker)) return undefined
    if (marker === 0xff) at += 1
    else at += standsAlone(marker) ? 2 : 2 + Math.max(2, view.getUint16(at + 2))
  }
  return undefined
}

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

/** WebP in its three kinds: extended, lossless, lossy. */
function sizeOfWebp(view: DataView): ImageSize | undefined {
  const kind = textAt(view, 12, 4)
  if (kind === 'VP8X') {
    const three = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
    return { width: three(24), height: three(27) }
  }
  if (kind === 'VP8L' && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  if (kind !== 'VP8 ' || textAt(view, 23, 3) !== '\x9d\x01\x2a') return undefined
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const sizeOfPng = (view: DataView): ImageSize | undefined =>
  textAt(view, 12, 4) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined

const readers: Readonly<Partial<Record<ImageKind, (view: DataView) => ImageSize | undefined>>> = {
  jpeg: sizeOfJpeg,
  png: sizeOfPng,
  webp: sizeOfWebp,
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
}

/**
 * How large a picture is, from its first bytes: asked before it is decoded, since a few kilobytes can unpack into
 * gigabytes. Undefined when that cannot be read. Never throws. `app.picture_size` of the database reads the same.
 */
export function readImageSize(bytes: ArrayBuffer): ImageSize | undefined {
  const kind = detectImageKind(new Uint8Array(bytes, 0, Math.min(16, bytes.byteLength)))
  if (!kind || bytes.byteLength < 30) return undefined
  const size = readers[kind]?.(new DataView(bytes))
  return size && size.width > 0 && size.height > 0 ? size : undefined
}
