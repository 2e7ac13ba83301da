import type { ScanSize } from '@waldkerf/ui/parts/ScanView/scanTypes.ts'

/** Bytes that say a WebP's size, whatever its kind. */
const headLength = 30
const side = 0x3fff

/** The size of a WebP by its head; undefined for other files. */
export async function webpSize(file: Blob): Promise<ScanSize | undefined> {
  const head = new DataView(await file.slice(0, headLength).arrayBuffer())
  const word = (at: number) => String.fromCharCode(...new Uint8Array(head.buffer, at, 4))
  if (head.byteLength < headLength || word(0) !== 'RIFF' || word(8) !== 'WEBP') return undefined
  const kind = word(12)
  if (kind === 'VP8 ') return { width: head.getUint16(26, true) & side, height: head.getUint16(28, true) & side }
  if (kind === 'VP8L') {
    const bits = head.getUint32(21, true)
    return { width: (bits & side) + 1, height: ((bits >>> 14) & side) + 1 }
  }
  if (kind !== 'VP8X') return undefined
  const number = (at: number) => head.getUint16(at, true) + head.getUint8(at + 2) * 0x1_00_00 + 1
  return { width: number(24), height: number(27) }
}
