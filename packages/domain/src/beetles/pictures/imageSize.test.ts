import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readImageSize } from './imageSize.ts'

/** Bytes with texts and numbers at their places, 64 in all. */
function bytesWith(texts: Readonly<Record<number, string>>, numbers: Readonly<Record<number, number>>): ArrayBuffer {
  const bytes = new Uint8Array(64)
  for (const [at, text] of Object.entries(texts)) {
    for (const [i, letter] of Array.from(text).entries()) bytes[Number(at) + i] = letter.charCodeAt(0)
  }
  for (const [at, value] of Object.entries(numbers)) bytes[Number(at)] = value
  return bytes.buffer
}

const size = { width: 300, height: 200 }
const [low, high] = [300 & 255, 300 >> 8]

test('the size is read from every kind that browsers show', () => {
  const jpeg = { 0: 0xff, 1: 0xd8, 2: 0xff, 3: 0xe0, 5: 4, 8: 0xff, 9: 0xc2, 11: 17, 14: 200, 15: high, 16: low }
  expect(readImageSize(bytesWith({}, jpeg))).toEqual(size)
  expect(readImageSize(bytesWith({ 1: 'PNG\r\n\x1a\n', 12: 'IHDR' }, { 0: 0x89, 18: high, 19: low, 23: 200 }))).toEqual(
    size,
  )
  expect(readImageSize(bytesWith({ 0: 'GIF89a' }, { 6: low, 7: high, 8: 200 }))).toEqual(size)
  const webp = { 0: 'RIFF', 8: 'WEBP' }
  expect(readImageSize(bytesWith({ ...webp, 12: 'VP8 ', 23: '\x9d\x01*' }, { 26: low, 27: high, 28: 200 }))).toEqual(
    size,
  )
  expect(readImageSize(bytesWith({ ...webp, 12: 'VP8X' }, { 24: low - 1, 25: high, 27: 199 }))).toEqual(size)
  const packed = 299 | (199 << 14)
  const bits = { 20: 0x2f, 21: packed & 255, 22: (packed >> 8) & 255, 23: (packed >> 16) & 255, 24: packed >>> 24 }
  expect(readImageSize(bytesWith({ ...webp, 12: 'VP8L' }, bits))).toEqual(size)
})

const jpegWith = (...rest: number[]) => new Uint8Array([0xff, 0xd8, ...rest, ...new Uint8Array(40)]).buffer

test('a head that is not in order has none', () => {
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44]
  expect(readImageSize(jpegWith(0xff, 0xff, 0xff, 0x01, ...frame))).toEqual(size)
  expect(readImageSize(jpegWith(0xff, 0xda, 0, 2, ...frame))).toBeUndefined()
  expect(readImageSize(jpegWith(0xff, 0xd9, ...frame))).toBeUndefined()
  expect(readImageSize(jpegWith(...Array.from({ length: 5_000 }, () => 0xff), ...frame))).toBeUndefined()
  expect(readImageSize(bytesWith({ 1: 'PNG\r\n\x1a\n', 12: 'IDAT' }, { 0: 0x89, 19: 1, 23: 1 }))).toBeUndefined()
  expect(readImageSize(bytesWith({ 0: 'RIFF', 8: 'WEBP', 12: 'ALPH' }, { 26: 1, 28: 1 }))).toBeUndefined()
})

test('foreign bytes have none, and never throw', () => {
  expect(readImageSize(new ArrayBuffer(0))).toBeUndefined()
  expect(readImageSize(bytesWith({ 0: '<svg' }, {}))).toBeUndefined()
  const starts = fc.constantFrom([0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 13, 10], [])
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, rest) => {
      const read = readImageSize(new Uint8Array([...start, ...rest]).buffer)
      expect(read === undefined || read.width > 0).toBe(true)
    }),
  )
})
