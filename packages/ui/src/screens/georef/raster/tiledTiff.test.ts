import { readScanHead } from '@waldkerf/domain/georef/scans/scanHead'
import { fromArrayBuffer } from 'geotiff'
import { expect, test } from 'vitest'
import { writeTiledTiff } from './tiledTiff.ts'

const tile = (mark: number, length: number) => new Blob([new Uint8Array(length).fill(mark)])
const place = [
  [33_550, 'double', [0.2, 0.2, 0]],
  [33_922, 'double', [0, 0, 0, 389_000, 5_810_000, 0]],
  [34_735, 'short', [1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, 25_833]],
] as const

test('a layer is placed, each tile is where its directory says, and the smallest copy comes first', async () => {
  const large = { width: 1_515, height: 600, side: 512, tiles: [tile(1, 9), null, tile(3, 11), tile(4, 5), null, null] }
  const small = { width: 757, height: 300, side: 512, tiles: [tile(7, 6), tile(8, 4)] }
  const file = await writeTiledTiff([large, small], place).arrayBuffer()
  const head = await readScanHead(async (from, length) => new DataView(file, from, length), file.byteLength)
  expect(head).toEqual({ ending: 'tif', width: 1_515, height: 600, isLayer: true })
  const tiff = await fromArrayBuffer(file)
  expect(await tiff.getImageCount()).toBe(2)
  const [whole, copy] = [await tiff.getImage(0), await tiff.getImage(1)]
  expect([whole.getOrigin(), whole.getResolution(), whole.getGeoKeys()?.['ProjectedCSTypeGeoKey']]).toEqual([
    [389_000, 5_810_000, 0],
    [0.2, -0.2, 0],
    25_833,
  ])
  for (const [image, { tiles }] of [
    [whole, large],
    [copy, small],
  ] as const) {
    const offsets = (await image.fileDirectory.loadValue('TileOffsets')) as ArrayLike<number>
    const counts = (await image.fileDirectory.loadValue('TileByteCounts')) as ArrayLike<number>
    for (const [nr, one] of tiles.entries()) {
      const found = file.slice(offsets[nr], (offsets[nr] ?? 0) + (counts[nr] ?? 0))
      expect(new Uint8Array(found)).toEqual(new Uint8Array((await one?.arrayBuffer()) ?? new ArrayBuffer()))
    }
  }
  const first = (await copy.fileDirectory.loadValue('TileOffsets')) as ArrayLike<number>
  const later = (await whole.fileDirectory.loadValue('TileOffsets')) as ArrayLike<number>
  expect(first[1]).toBeLessThan(later[0] ?? 0)
})
