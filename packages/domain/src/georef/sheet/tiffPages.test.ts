import { expect, test } from 'vitest'
import type { ReadBytes } from './pictureHead.ts'
import { pagePatches, readTiffPages } from './tiffPages.ts'

/** A TIFF of directories that only say their kind: 0 a page, 1 a smaller copy. @param last where the last one leads */
function makeTiff(kinds: readonly number[], { isLittle = true, last = 0 } = {}): DataView {
  const each = 2 + 12 + 4
  const view = new DataView(new ArrayBuffer(8 + kinds.length * each))
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  for (const [nr, kind] of kinds.entries()) {
    const at = 8 + nr * each
    view.setUint16(at, 1, isLittle)
    view.setUint16(at + 2, 254, isLittle)
    view.setUint16(at + 4, 4, isLittle)
    view.setUint32(at + 6, 1, isLittle)
    view.setUint32(at + 10, kind, isLittle)
    view.setUint32(at + 14, nr < kinds.length - 1 ? at + each : last, isLittle)
  }
  return view
}

const reading =
  (view: DataView): ReadBytes =>
  async (from, length) =>
    new DataView(view.buffer.slice(from, from + length))

test('pages are counted without their smaller copies, in both orders of bytes', async () => {
  for (const isLittle of [true, false]) {
    const found = await readTiffPages(reading(makeTiff([0, 1, 0], { isLittle })))
    expect(found?.pages.map(({ at }) => at)).toEqual([8, 44])
  }
  expect(
    await readTiffPages(reading(new DataView(new TextEncoder().encode('%PDF-1.7 and more').buffer))),
  ).toBeUndefined()
})

test('two numbers make a page the only one of the file', async () => {
  const view = makeTiff([0, 0, 0])
  const found = await readTiffPages(reading(view))
  for (const { at, bytes } of pagePatches(found!, 1)) new Uint8Array(view.buffer).set(bytes, at)
  expect((await readTiffPages(reading(view)))?.pages.map(({ at }) => at)).toEqual([26])
})

test('directories that lead in a circle or beyond the end are a broken file', async () => {
  await expect(readTiffPages(reading(makeTiff([0, 0], { last: 8 })))).rejects.toThrow(RangeError)
  await expect(readTiffPages(reading(makeTiff([0], { last: 9_999 })))).rejects.toThrow(RangeError)
})
