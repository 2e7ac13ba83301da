import { expect, test } from 'vitest'
import { openJpegParts } from './jpegParts.ts'

/** A block is its mean alone; each mean is coded as its difference in four bits for its length, and these. */
const size = { width: 300, height: 100 }
const across = Math.ceil(size.width / 8)
const down = Math.ceil(size.height / 8)
/** From block to block a small step, from row to row of a part a large one. */
const means = Array.from({ length: across * down }, (_, at) => at >> 1)

const piece = (mark: number, ...content: number[]) => [0xff, mark, 0, content.length + 2, ...content]
const [start, end] = [[0xff, 0xd8], [0xff, 0xd9]] // prettier-ignore
/** Lengths of a code: `count` of them have `bits`. */
const counts = (bits: number, count: number) => Array.from({ length: 16 }, (_, at) => (at + 1 === bits ? count : 0))

/** @param restart blocks between two restarts */
function drawn(restart: number, lengths: readonly number[]): Uint8Array<ArrayBuffer> {
  let bits = ''
  const coded: number[] = []
  const align = () => {
    bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
    for (let at = 0; at < bits.length; at += 8) {
      const byte = Number.parseInt(bits.slice(at, at + 8), 2)
      coded.push(...(byte === 0xff ? [byte, 0] : [byte]))
    }
    bits = ''
  }
  let last = 0
  for (const [at, mean] of means.entries()) {
    if (restart > 0 && at > 0 && at % restart === 0) {
      align()
      coded.push(0xff, 0xd0 + ((at / restart - 1) % 8))
      last = 0
    }
    const difference = mean - last
    last = mean
    const length = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1
    const value = difference < 0 ? difference + 2 ** length - 1 : difference
    bits += lengths.indexOf(length).toString(2).padStart(4, '0')
    if (length > 0) bits += value.toString(2).padStart(length, '0')
    // Nothing else is in the block.
    bits += '0'
  }
  align()
  return Uint8Array.from([
    ...start,
    ...piece(0xe1, 0x45, 0x78, 0x69, 0x66),
    ...piece(0xdb, 0, ...Array.from({ length: 64 }, () => 16)),
    ...piece(0xc0, 8, 0, size.height, size.width >> 8, size.width & 255, 1, 1, 0x11, 0),
    ...piece(0xc4, 0x00, ...counts(4, lengths.length), ...lengths),
    ...piece(0xc4, 0x10, ...counts(1, 1), 0),
    ...(restart > 0 ? piece(0xdd, restart >> 8, restart & 255) : []),
    ...piece(0xda, 1, 1, 0x00, 0, 63, 0),
    ...coded,
    ...end,
  ])
}

/** The means of a picture, read block by block; each block of its own is cut by its place. */
function meansIn(pieces: readonly Uint8Array[], count: number): number[] {
  const bytes = Uint8Array.from(pieces.flatMap((one) => [...one]))
  const view = new DataView(bytes.buffer)
  const codes = new Map<string, number>()
  let at = 2
  for (; bytes[at + 1] !== 0xda; at += 2 + view.getUint16(at + 2)) {
    if (bytes[at + 1] !== 0xc4 || bytes[at + 4] !== 0) continue
    let [code, nr] = [0, 0]
    for (let length = 1; length <= 16; length += 1, code *= 2)
      for (let one = 0; one < bytes[at + 4 + length]!; one += 1, code += 1, nr += 1)
        codes.set(code.toString(2).padStart(length, '0'), bytes[at + 21 + nr]!)
  }
  at += 2 + view.getUint16(at + 2)
  const plain = [...bytes.subarray(at, -2)].filter((byte, nr, all) => !(byte === 0 && all[nr - 1] === 0xff))
  const bits = plain.map((byte) => byte.toString(2).padStart(8, '0')).join('')
  let place = 0
  let last = 0
  return Array.from({ length: count }, () => {
    let end = place
    while (!codes.has(bits.slice(place, end))) end += 1
    const length = codes.get(bits.slice(place, end))!
    const value = Number.parseInt(bits.slice(end, end + length) || '0', 2)
    last += length > 0 && bits[end] === '0' ? value - 2 ** length + 1 : value
    place = end + length + 1
    return last
  })
}

const all = Array.from({ length: 12 }, (_, length) => length)

test.each([
  ['one after the other', 0, all],
  ['with restarts', 5, all],
  ['without codes for large steps', 0, [0, 1]],
])('blocks %s are cut by their places', (_, restart, lengths) => {
  const parts = openJpegParts(drawn(restart, lengths))
  expect(parts?.size).toEqual(size)
  for (const part of [
    { left: 0, top: 0, ...size },
    { left: 150, top: 40, width: 20, height: 9 },
    { left: 290, top: 90, width: 10, height: 10 },
  ]) {
    const { left, top, width, height, pieces } = parts!.cut(part)
    expect(left).toBeLessThanOrEqual(part.left)
    expect(top).toBeLessThanOrEqual(part.top)
    expect(left + width).toBeGreaterThanOrEqual(part.left + part.width)
    expect(top + height).toBeGreaterThanOrEqual(part.top + part.height)
    const [columns, rows] = [Math.ceil(width / 8), Math.ceil(height / 8)]
    const wanted = Array.from({ length: columns * rows }, (_none, at) => {
      const [row, column] = [top / 8 + Math.floor(at / columns), left / 8 + (at % columns)]
      return means[row * across + column]
    })
    expect(meansIn(pieces, columns * rows)).toEqual(wanted)
  }
})

test('what EXIF says of the whole is not said of a part', () => {
  const { pieces } = openJpegParts(drawn(0, all))!.cut({ left: 0, top: 0, width: 8, height: 8 })
  expect(pieces.some((one) => one[1] === 0xe1)).toBe(false)
})

test('other files, several passes and an end within the head are not cut', () => {
  const file = drawn(0, all)
  const progressive = file.slice()
  progressive[file.findIndex((byte, at) => byte === 0xff && file[at + 1] === 0xc0) + 1] = 0xc2
  expect(openJpegParts(progressive)).toBeUndefined()
  expect(openJpegParts(file.slice(0, 60))).toBeUndefined()
  expect(openJpegParts(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBeUndefined()
})
