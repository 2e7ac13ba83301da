import { readPictureHead } from '@waldkerf/domain/georef/sheet/pictureHead'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { writePng } from './writePng.ts'

const head = { width: 3, height: 4, dpi: 300 }
const rgba = Uint8ClampedArray.from({ length: 3 * 4 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 256))

async function* strips() {
  yield rgba.subarray(0, 24)
  yield rgba.subarray(24)
}

test('a file of several strips has its size, its resolution and its pixels', async () => {
  const file = new Uint8Array(await (await writePng(head, strips())).arrayBuffer())
  const found = await readPictureHead(async (from, length) => new DataView(file.slice(from, from + length).buffer))
  expect(found).toEqual({ width: 3, height: 4, res: 300 })
  const view = new DataView(file.buffer)
  const packed: Buffer[] = []
  for (let at = 8; at < file.length; at += view.getUint32(at) + 12) {
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8))
    if (name === 'IDAT') packed.push(Buffer.from(file.subarray(at + 8, at + 8 + view.getUint32(at))))
  }
  const rows = inflateSync(Buffer.concat(packed))
  const pixels = Array.from({ length: 4 }, () => Array<number>(9).fill(0))
  for (const [row, line] of pixels.entries()) {
    expect(rows[row * 10]).toBe(2)
    for (let at = 0; at < 9; at += 1) line[at] = (rows[row * 10 + 1 + at]! + (pixels[row - 1]?.[at] ?? 0)) % 256
  }
  expect(pixels.flat()).toEqual([...rgba].filter((_, at) => at % 4 !== 3))
})
