/** Minimal complete pictures of any length. */
import { randomBytes } from 'node:crypto'

type Bytes = Buffer<ArrayBuffer>

const word = (value: number) => Buffer.from([value >>> 8, value & 255])
const long = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const chunk = (name: string, data: Buffer) =>
  Buffer.concat([long(data.length), Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])

export const makePng = (pixels: Buffer, width = 100, height = 80): Bytes =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([long(width), long(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])

export const makeJpeg = (pixels: Buffer, width = 100, height = 80): Bytes =>
  Buffer.concat([
    Buffer.from('ffd8ffc0000b08', 'hex'),
    word(height),
    word(width),
    Buffer.from('01011100ffda0008010100003f00', 'hex'),
    pixels,
    Buffer.from('ffd9', 'hex'),
  ])

/** @param isLittle little-endian */
export const makeTiff = (pixels: Buffer, width = 100, height = 80, isLittle = true): Bytes =>
  tiffWith(
    [
      [256, width],
      [257, height],
      [273, 8],
      [279, pixels.length],
    ],
    pixels,
    isLittle,
  )

/** A tile with scale, place and coordinate system, as maps draw it. */
export const makeLayer = (bytes = 300, side = 512): Bytes =>
  tiffWith(
    [
      [256, side],
      [257, side],
      [322, side],
      [323, side],
      [324, 8],
      [325, bytes],
      [33_550, 1],
      [34_735, 1],
    ],
    randomBytes(bytes),
    true,
  )

function tiffWith(
  entries: readonly (readonly [tag: number, value: number])[],
  pixels: Buffer,
  isLittle: boolean,
): Bytes {
  const file = Buffer.alloc(8 + pixels.length + 2 + entries.length * 12 + 4)
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8 + pixels.length, isLittle)
  pixels.copy(file, 8)
  let at = 8 + pixels.length
  view.setUint16(at, entries.length, isLittle)
  at += 2
  for (const [tag, value] of entries) {
    view.setUint16(at, tag, isLittle)
    view.setUint16(at + 2, 4, isLittle)
    view.setUint32(at + 4, 1, isLittle)
    view.setUint32(at + 8, value, isLittle)
    at += 12
  }
  return file
}

const makers = { jpg: makeJpeg, png: makePng, tif: makeTiff }

/** A picture of this kind with random content, so that no other one equals it. */
export const newPicture = (kind: keyof typeof makers, bytes = 300): Bytes => makers[kind](randomBytes(bytes))
