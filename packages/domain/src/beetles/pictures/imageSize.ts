import { imageKindOf, type ImageKind } from './imageKind.ts'

/** Width and height in pixels as stored, before any turning. */
export interface ImageSize {
  width: number
  height: number
}

/** Frames of JPEG that state a size: all of C0–CF but tables (C4), an extension (C8) and conditions (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function sizeOfJpeg(view: DataView): ImageSize | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1))) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return undefined
}

function sizeOfWebp(view: DataView): ImageSize | undefined {
  const kind = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  if (kind === 'VP8X') {
    const three = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
    return { width: three(24), height: three(27) }
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

const readers: Readonly<Partial<Record<ImageKind, (view: DataView) => ImageSize | undefined>>> = {
  jpeg: sizeOfJpeg,
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  webp: sizeOfWebp,
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
}

/**
 * How large a picture is, from its first bytes: asked before it is decoded, since a few kilobytes can unpack into
 * gigabytes. Undefined when that cannot be read. Never throws.
 */
export function imageSizeOf(bytes: ArrayBuffer): ImageSize | undefined {
  const kind = imageKindOf(new Uint8Array(bytes, 0, Math.min(16, bytes.byteLength)))
  if (!kind || bytes.byteLength < 30) return undefined
  const size = readers[kind]?.(new DataView(bytes))
  return size && size.width > 0 && size.height > 0 ? size : undefined
}
