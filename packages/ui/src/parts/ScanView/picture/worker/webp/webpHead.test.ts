import { expect, test } from 'vitest'
import { readWebpHead } from './webpHead.ts'

const head = (kind: string, rest: readonly number[]) => {
  const bytes = new Uint8Array(30)
  bytes.set(new TextEncoder().encode(`RIFF----WEBP${kind}`))
  bytes.set([rest.length, 0, 0, 0, ...rest], 16)
  return new Blob([bytes])
}
/** An extended one of 14,000 × 10,000 px. */
const extended = () => head('VP8X', [0, 0, 0, 0, 0xaf, 0x36, 0, 0x0f, 0x27, 0])
const size = { width: 14_000, height: 10_000 }

test('the size of a WebP, and where the bytes of one with loss lie', async () => {
  const lossy = head('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0xb0, 0x36, 0x10, 0x27])
  expect(await readWebpHead(lossy)).toEqual({ ...size, frame: { from: 20, length: 10 } })
  // 13,999 and 9,999 in 14 bits each.
  expect(await readWebpHead(head('VP8L', [0x2f, 0xaf, 0xf6, 0xc3, 0x09]))).toEqual(size)
  expect(await readWebpHead(extended())).toEqual(size)
})

const piece = (name: string, length: number) =>
  new Blob([name, Uint8Array.of(length, 0, 0, 0), new Uint8Array(length + (length % 2))])

test('a picture behind other pieces is found; one that can be seen through, moves or ends too soon has none', async () => {
  const framed = (...pieces: Blob[]) => readWebpHead(new Blob([extended(), ...pieces, piece('VP8 ', 40)]))
  expect((await framed(piece('ICCP', 3), piece('EXIF', 4)))?.frame).toEqual({ from: 62, length: 40 })
  for (const name of ['ALPH', 'ANIM', 'ANMF', 'VP8L']) expect(await framed(piece(name, 6))).toEqual(size)
  expect(await readWebpHead(new Blob([extended(), piece('ICCP', 3)]))).toEqual(size)
})

test('other files have none', async () => {
  expect(await readWebpHead(head('ALPH', []))).toBeUndefined()
  expect(await readWebpHead(new Blob(['\u0089PNG']))).toBeUndefined()
})
