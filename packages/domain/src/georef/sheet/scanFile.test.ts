import { expect, test } from 'vitest'
import { largestScan, readScanFile, scanTitle } from './scanFile.ts'

const makePng = (width: number, height: number) => {
  const head = new DataView(new ArrayBuffer(33))
  head.setUint32(0, 0x89504e47)
  head.setUint32(4, 0x0d0a1a0a)
  head.setUint32(8, 13)
  head.setUint32(12, 0x49484452)
  head.setUint32(16, width)
  head.setUint32(20, height)
  return head.buffer
}
/** A TIFF whose directory names no pixels. */
function makeTiff(): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(38))
  view.setUint32(0, 0x49492a00)
  view.setUint32(4, 8, true)
  view.setUint16(8, 2, true)
  for (const [nr, tag] of [256, 257].entries()) {
    view.setUint16(10 + nr * 12, tag, true)
    view.setUint16(12 + nr * 12, 4, true)
    view.setUint32(14 + nr * 12, 1, true)
    view.setUint32(18 + nr * 12, 100, true)
  }
  return view.buffer
}
const reading = (file: ArrayBuffer) => async (from: number, length: number) =>
  new DataView(file.slice(from, from + length))

test('a picture says its size', async () => {
  expect(await readScanFile(33, reading(makePng(14_043, 9_933)))).toEqual({
    ok: true,
    head: { width: 14_043, height: 9_933, res: null },
  })
})

test.each([
  ['no bytes', 0, makePng(10, 10), 'empty'],
  ['more than the service takes', largestScan + 1, makePng(10, 10), 'tooLarge'],
  ['a document', 300, new TextEncoder().encode('%PDF-1.7 and more of it').buffer, 'kind'],
  ['a picture cut off', 4, makePng(10, 10).slice(0, 4), 'kind'],
  ['a picture without pixels', 33, makePng(0, 10), 'size'],
  ['more pixels than a map may have', 33, makePng(1_000_001, 10), 'size'],
  ['a TIFF with a broken directory', 38, makeTiff(), 'damaged'],
])('%s is refused with its reason', async (_, bytes, file, fault) => {
  expect(await readScanFile(bytes, reading(file))).toEqual({ ok: false, fault })
})

test.each([
  ['Dränplan_Hinterwald_Blatt_3.tif', 'Dränplan Hinterwald Blatt 3'],
  ['Blatt 3, 1:2.500.JPEG', 'Blatt 3, 1:2.500'],
  ['Blatt 1.912', 'Blatt 1.912'],
  [`${'x'.repeat(300)}.png`, 'x'.repeat(200)],
])('%s names the map %s', (file, name) => expect(scanTitle(file)).toBe(name))
