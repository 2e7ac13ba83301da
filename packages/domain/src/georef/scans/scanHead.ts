import { endingBySignature, type ScanEnding } from './signatures.ts'
import { type ReadFile, readTiffHead } from './tiffHead.ts'

/** Kind and size of a scan, read from its file. */
export interface ScanHead {
  ending: ScanEnding
  width: number
  height: number
  /** A GeoTIFF that maps can draw. */
  isLayer: boolean
}

/** Why a file is refused as a scan. */
export type ScanFault = 'kind' | 'damaged' | 'size'

const longestSide = 40_000
const mostPixels = 1e9

/** Reads the header of an uploaded file and checks the file's length against it. @param size in bytes */
export async function readScanHead(read: ReadFile, size: number): Promise<ScanHead | ScanFault> {
  try {
    return await readHead(read, size)
  } catch (error) {
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}

async function readHead(read: ReadFile, size: number): Promise<ScanHead | ScanFault> {
  const start = await read(0, Math.min(8, size))
  const ending = endingBySignature(new Uint8Array(start.buffer, start.byteOffset, start.byteLength))
  if (!ending) return 'kind'
  const tiff = ending === 'tif' ? await readTiffHead(read, size) : undefined
  const sides = ending === 'tif' ? tiff?.sides : await { jpg: readJpegSize, png: readPngSize }[ending](read, size)
  if (!sides) return 'damaged'
  const [width, height] = sides
  return isSide(width) && isSide(height) && width * height <= mostPixels
    ? { ending, width, height, isLayer: tiff?.isLayer === true }
    : 'size'
}

const isSide = (side: number) => side >= 1 && side <= longestSide

const chunk = { IHDR: 0x49484452, IDAT: 0x49444154, IEND: 0x49454e44 }

/** Walks all chunks, up to the one that ends the file. */
async function readPngSize(read: ReadFile): Promise<[number, number] | undefined> {
  const head = await read(8, 16)
  if (head.getUint32(0) !== 13 || head.getUint32(4) !== chunk.IHDR) return undefined
  const sides: [number, number] = [head.getUint32(8), head.getUint32(12)]
  let hasPixels = false
  for (let at = 8; ;) {
    const part = await read(at, 12)
    const name = part.getUint32(4)
    if (name === chunk.IEND) return hasPixels ? sides : undefined
    if (name === chunk.IDAT) hasPixels = true
    at += part.getUint32(0) + 12
  }
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Some scanners write a few more bytes after the end of the picture. */
const jpegTail = 65_536

async function readJpegSize(read: ReadFile, size: number): Promise<[number, number] | undefined> {
  let sides: [number, number] | undefined
  for (let at = 2; ;) {
    const segment = await read(at, 4)
    const [mark, marker] = [segment.getUint8(0), segment.getUint8(1)]
    if (mark !== 0xff) return undefined
    // Padding before the next segment.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = segment.getUint16(2)
    if (length < 2) return undefined
    if (marker === 0xda) return sides && (await hasJpegEnd(read, size, at + length + 2)) ? sides : undefined
    if (isFrame(marker)) {
      const frame = await read(at, 9)
      sides = [frame.getUint16(7), frame.getUint16(5)]
    }
    at += length + 2
  }
}

async function hasJpegEnd(read: ReadFile, size: number, from: number): Promise<boolean> {
  const first = Math.max(from, size - jpegTail)
  const tail = await read(first, Math.max(0, size - first))
  for (let at = tail.byteLength - 2; at >= 0; at -= 1) if (tail.getUint16(at) === 0xffd9) return true
  return false
}
