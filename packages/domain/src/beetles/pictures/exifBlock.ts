import { detectImageKind } from './imageKind.ts'

/** The most parts that are read before the pixels: a picture has few, a file with more is damaged. */
const maxParts = 200

const textAt = (view: DataView, at: number, length: number) =>
  at + length <= view.byteLength
    ? String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length))
    : ''

const part = (view: DataView, at: number, length: number) =>
  length > 0 && at + length <= view.byteLength ? new DataView(view.buffer, view.byteOffset + at, length) : undefined

/** JPEG: segments of marker and length, until the pixels begin. */
function inJpeg(view: DataView): DataView | undefined {
  let at = 2
  for (let count = 0; count < maxParts && at + 4 <= view.byteLength; count++) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const length = view.getUint16(at + 2)
    if (marker === 0xda || length < 2) return undefined
    if (marker === 0xe1 && textAt(view, at + 4, 6) === 'Exif\0\0') return part(view, at + 10, length - 8)
    at += 2 + length
  }
  return undefined
}

/** PNG: chunks of length, name, data and checksum. */
function inPng(view: DataView): DataView | undefined {
  let at = 8
  for (let count = 0; count < maxParts && at + 8 <= view.byteLength; count++) {
    const length = view.getUint32(at)
    if (textAt(view, at + 4, 4) === 'eXIf') return part(view, at + 8, length)
    at += 12 + length
  }
  return undefined
}

/** WebP: RIFF chunks of name, length and data, padded to even lengths. */
function inWebp(view: DataView): DataView | undefined {
  let at = 12
  for (let count = 0; count < maxParts && at + 8 <= view.byteLength; count++) {
    const length = view.getUint32(at + 4, true)
    if (textAt(view, at, 4) === 'EXIF') {
      // Some programs keep the marker of JPEG in front.
      const marked = textAt(view, at + 8, 6) === 'Exif\0\0' ? 6 : 0
      return part(view, at + 8 + marked, length - marked)
    }
    at += 8 + length + (length % 2)
  }
  return undefined
}

const finders: Readonly<Record<string, (view: DataView) => DataView | undefined>> = {
  jpeg: inJpeg,
  png: inPng,
  webp: inWebp,
}

/** The TIFF block with a picture's EXIF fields, if its bytes have one. Never throws. */
export function findExifBlock(bytes: ArrayBuffer): DataView | undefined {
  const kind = detectImageKind(new Uint8Array(bytes, 0, Math.min(16, bytes.byteLength)))
  return kind && finders[kind]?.(new DataView(bytes))
}
