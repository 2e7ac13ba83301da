import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openPngRows } from './pngRows.ts'

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of given rows, filtered in turn by each of the five ways, its pixels in pieces of seven bytes. */
function makePng(
  { width, depth, kind, back }: { width: number; depth: number; kind: number; back: number },
  rows: number[][],
  extra: Buffer[] = [],
): Blob {
  // prettier-ignore
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(rows.length, 4)
  head.set([depth, kind, 0, 0, 0], 8)
  const filtered = rows.flatMap((row, nr) => {
    const filter = nr % 5
    const above = rows[nr - 1] ?? []
    return [filter, ...row.map((value, at) => {
      const [left, up, corner] = [row[at - back] ?? 0, above[at] ?? 0, (at >= back ? above[at - back] : 0) ?? 0]
      const guess = left + up - corner
      const away = [left, up, corner].map((one) => Math.abs(guess - one))
      const paeth = [left, up, corner][away.indexOf(Math.min(...away))]!
      return (value - [0, left, up, (left + up) >> 1, paeth][filter]! + 512) % 256
    })]
  }) // prettier-ignore
  const packed = deflateSync(Buffer.from(filtered))
  const pieces = Array.from({ length: Math.ceil(packed.length / 7) }, (_, at) =>
    chunk('IDAT', packed.subarray(at * 7, at * 7 + 7)),
  )
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Blob([
    Buffer.concat([signature, chunk('IHDR', head), ...extra, ...pieces, chunk('IEND', Buffer.alloc(0))]),
  ])
}

async function pixels(png: Blob): Promise<number[]> {
  const rows = await openPngRows(png)
  const { width, height } = rows!.size
  const room = new Uint8ClampedArray(width * height * 4)
  // In two strips.
  await rows!.read(3, room.subarray(0, width * 12))
  await rows!.read(height - 3, room.subarray(width * 12))
  return [...room].filter((_, at) => at % 4 !== 3)
}

const noise = (length: number, seed: number) => Array.from({ length }, (_, at) => (at * 37 + seed * 101 + 13) % 256)

test('colours of eight bits, in all five filters', async () => {
  const rows = Array.from({ length: 11 }, (_, nr) => noise(15, nr))
  expect(await pixels(makePng({ width: 5, depth: 8, kind: 2, back: 3 }, rows))).toEqual(rows.flat())
})

test('black and white of one bit, deep colours, and a palette that can be seen through', async () => {
  const bits = Array.from({ length: 6 }, () => [0b10110000])
  const line = [255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0]
  expect(await pixels(makePng({ width: 5, depth: 1, kind: 0, back: 1 }, bits))).toEqual(bits.flatMap(() => line))

  const deep = Array.from({ length: 5 }, (_, nr) => noise(12, nr))
  const upper = deep.flatMap((row) => row.filter((_, at) => at % 2 === 0))
  expect(await pixels(makePng({ width: 2, depth: 16, kind: 2, back: 6 }, deep))).toEqual(upper)

  const palette = [chunk('PLTE', Buffer.from([10, 20, 30, 200, 100, 0])), chunk('tRNS', Buffer.from([255, 0]))]
  const numbers = Array.from({ length: 4 }, () => [0, 1])
  const seen = await pixels(makePng({ width: 2, depth: 8, kind: 3, back: 1 }, numbers, palette))
  expect(seen).toEqual(numbers.flatMap(() => [10, 20, 30, 255, 255, 255]))
})

test('a file that ends too soon is damaged, another kind of file is none', async () => {
  const rows = Array.from({ length: 11 }, (_, nr) => noise(15, nr))
  const png = makePng({ width: 5, depth: 8, kind: 2, back: 3 }, rows)
  await expect(pixels(png.slice(0, png.size - 60))).rejects.toBeInstanceOf(Error)
  expect(await openPngRows(new Blob(['II*\0 something of more than thirty-three bytes']))).toBeUndefined()
})
