import { detectImageKind } from './imageKind.ts'
import { readImageSize } from './imageSize.ts'

const pngEnd = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

const has = (bytes: Uint8Array, wanted: readonly number[]) =>
  bytes.some((_, at) => wanted.every((byte, index) => bytes[at + index] === byte))

/** Has pixels and the end marker; some cameras fill the rest of the file with zeros. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const last = bytes.findLastIndex((byte) => byte !== 0)
  return has(bytes, [0xff, 0xda]) && bytes[last - 1] === 0xff && bytes[last] === 0xd9
}

/** In an extended WebP the inner frame is decoded, so its size must equal the header's. */
function isWholeWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(4, true) + 8 > bytes.length) return false
  const kind = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (kind(12) !== 'VP8X') return true
  const size = readImageSize(new Uint8Array(bytes).buffer)
  for (let at = 12, step = 0; step < 100 && at + 30 <= bytes.length; step++) {
    if (kind(at) === 'VP8 ' || kind(at) === 'VP8L') {
      const frame = readImageSize(new Uint8Array([...bytes.subarray(0, 12), ...bytes.subarray(at, at + 18)]).buffer)
      return frame?.width === size?.width && frame?.height === size?.height
    }
    at += 8 + view.getUint32(at + 4, true)
    at += at % 2
  }
  return true
}

/**
 * Whether a picture's bytes are complete, by the service's rule (`app.is_whole_picture`); bytes after its end are
 * ignored.
 */
export function isWholeImage(bytes: Uint8Array): boolean {
  if (bytes.length < 30) return false
  const kind = detectImageKind(bytes)
  if (kind === 'png') return has(bytes, pngEnd)
  return kind === 'jpeg' ? isWholeJpeg(bytes) : kind === 'webp' && isWholeWebp(bytes)
}
