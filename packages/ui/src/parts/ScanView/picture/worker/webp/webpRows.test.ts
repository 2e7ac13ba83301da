import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PictureFailure } from '../pictureSource.ts'
import { openWebpRows } from './webpRows.ts'

const root = new URL('../../../../../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root))
const hash = (bytes: Uint8Array | Uint8ClampedArray) => createHash('sha256').update(bytes).digest('hex')

/** With loss, behind a colour profile. */
const drawing = new Uint8Array(read('packages/mocks/src/seed/pictures/kaefer.webp'))
/** Where its width and the length, head and signature of its picture lie. */
const places = { width: 24, length: 498, picture: 502, signature: 505 } as const

/** All of a picture, in strips, as rows of tiles are cut. */
async function pixels(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8ClampedArray> {
  const rows = await openWebpRows(new Blob([bytes]))
  const { width, height } = rows.size
  const room = new Uint8ClampedArray(width * height * 4)
  for (let top = 0; top < height; top += 100) {
    const count = Math.min(100, height - top)
    await rows.read(count, room.subarray(top * width * 4, (top + count) * width * 4))
  }
  await expect(rows.read(1, room)).rejects.toBeInstanceOf(PictureFailure)
  rows.close()
  return room
}

test('the pixels of a WebP are those that libwebp as a whole makes of it', async () => {
  expect(hash(await pixels(drawing))).toBe('2dbcb6abae5376bc0d99a90a0e680f49b1ce8ecd9ce7795230b8d40e6c6e5ab5')
})

/** Cut off, while its head says that this is all. */
function shortened(bytes: number) {
  const cut = drawing.slice(0, places.picture + bytes)
  new DataView(cut.buffer).setUint32(places.length, bytes, true)
  return cut
}

test.each([
  ['ends too soon', drawing.slice(0, -200)],
  ['ends within its rows', shortened(9_000)],
  ['ends within its head', shortened(8)],
  ['has another size inside', drawing.with(places.width, 1)],
  ['is damaged at its beginning', drawing.with(places.signature, 0)],
  ['is none', new Uint8Array(40)],
])('a file that %s is unreadable', async (_, bytes) => {
  await expect(pixels(bytes)).rejects.toMatchObject({ problem: 'unreadable' })
})

test('whatever is damaged, there are pixels or a failure', async () => {
  for (let nr = 0; nr < 10; nr += 1) {
    const bytes = drawing.slice()
    for (let at = 0; at < 8; at += 1) bytes[places.picture + ((nr * 7_919 + at * 1_303) % 11_900)] = nr * 31 + at * 87
    const made = await pixels(bytes).catch((error: unknown) => error)
    expect(made instanceof PictureFailure || made instanceof Uint8ClampedArray).toBe(true)
  }
})

test('the decoder is the one that the record says', () => {
  const record = read('docs/decisions/0195-a-large-webp-is-decoded-row-by-row.md').toString()
  for (const name of ['rows.c', 'rows.wasm']) {
    const file = readFileSync(new URL(`libwebp/${name}`, import.meta.url))
    expect(record).toContain(`\`${name}\` ${hash(file)}`)
  }
})
