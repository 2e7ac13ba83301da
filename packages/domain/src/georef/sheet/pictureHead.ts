import type { SheetSize } from './pixels.ts'

/** A picture's size and resolution from its header. */
export interface PictureHead extends SheetSize {
  /** Dots per inch; null if it does not say. */
  res: number | null
  /** How its EXIF data turn or mirror it, from 2 to 8; absent: not at all. */
  turned?: number
}

/** Bytes of a file; fewer where it ends. */
export type ReadBytes = (from: number, length: number) => Promise<DataView>

const inch = { centimetres: 2.54, metres: 0.0254 } as const
const rounded = (dpi: number) => (dpi > 0 && dpi <= 100_000 ? Math.round(dpi * 100) / 100 : null)

/** Reads size and resolution of a JPEG, PNG or TIFF. @returns undefined for other files */
export async function readPictureHead(read: ReadBytes): Promise<PictureHead | undefined> {
  try {
    const start = await read(0, 16)
    const mark = start.getUint32(0)
    if (mark === 0x89504e47) return await readPng(read)
    if (mark >>> 8 === 0xffd8ff) return await readJpeg(read)
    if (mark === 0x49492a00 || mark === 0x4d4d002a) return await readTiff(read, 0)
    return undefined
  } catch (error) {
    // The file ends before its size is known.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

async function readPng(read: ReadBytes): Promise<PictureHead> {
  const head = await read(16, 8)
  const size = { width: head.getUint32(0), height: head.getUint32(4) }
  for (let at = 8; ;) {
    const chunk = await read(at, 24)
    // The file may end here.
    const name = chunk.byteLength < 8 ? 0 : chunk.getUint32(4)
    if (name === 0x70485973) {
      const isMetric = chunk.getUint8(16) === 1
      return { ...size, res: isMetric ? rounded(chunk.getUint32(8) * inch.metres) : null }
    }
    // IDAT: the picture itself begins.
    if (name === 0 || name === 0x49444154) return { ...size, res: null }
    at += chunk.getUint32(0) + 12
  }
}

/** Frames of all codings but the tables among them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

async function readJpeg(read: ReadBytes): Promise<PictureHead | undefined> {
  let res: number | null = null
  let turn: Pick<PictureHead, 'turned'> = {}
  for (let at = 2; ;) {
    const segment = await read(at, 20)
    const marker = segment.getUint8(1)
    if (segment.getUint8(0) !== 0xff || marker === 0xda) return undefined
    if (isFrame(marker)) return { width: segment.getUint16(7), height: segment.getUint16(5), res, ...turn }
    const name = marker === 0xe0 || marker === 0xe1 ? segment.getUint32(4) : 0
    if (marker === 0xe0 && name === 0x4a464946) res = jfifResolution(segment)
    // EXIF data begin with a TIFF header.
    if (marker === 0xe1 && name === 0x45786966) {
      const exif = await readTiff(read, at + 10).catch(() => undefined)
      res ??= exif?.res ?? null
      if (exif?.turned) turn = { turned: exif.turned }
    }
    at += segment.getUint16(2) + 2
  }
}

function jfifResolution(segment: DataView): number | null {
  const unit = segment.getUint8(11)
  if (unit === 0) return null
  return rounded(segment.getUint16(12) * (unit === 2 ? inch.centimetres : 1))
}

const tags = { width: 256, height: 257, orientation: 274, resolution: 282, unit: 296 } as const

/** The first directory of a TIFF. @param base where the TIFF begins in the file */
async function readTiff(read: ReadBytes, base: number): Promise<PictureHead> {
  const head = await read(base, 8)
  const isLittle = head.getUint16(0) === 0x4949
  const directory = base + head.getUint32(4, isLittle)
  const count = (await read(directory, 2)).getUint16(0, isLittle)
  const entries = await read(directory + 2, count * 12)
  const values = new Map<number, number>()
  for (let at = 0; at < count * 12; at += 12) {
    const [tag, type] = [entries.getUint16(at, isLittle), entries.getUint16(at + 2, isLittle)]
    const value = type === 3 ? entries.getUint16(at + 8, isLittle) : entries.getUint32(at + 8, isLittle)
    values.set(tag, value)
  }
  const [width = 0, height = 0] = [values.get(tags.width), values.get(tags.height)]
  const orientation = values.get(tags.orientation) ?? 1
  const turned = orientation > 1 && { turned: orientation }
  const place = values.get(tags.resolution)
  const unit = values.get(tags.unit) ?? 2
  if (place === undefined || unit === 1) return { width, height, res: null, ...turned }
  const ratio = await read(base + place, 8)
  const perUnit = ratio.getUint32(0, isLittle) / ratio.getUint32(4, isLittle)
  return { width, height, res: rounded(unit === 3 ? perUnit * inch.centimetres : perUnit), ...turned }
}
