import { expect, test } from 'vitest'
import { pictureSize } from './pictureSize.ts'

const bytes = (...values: number[]) => new Uint8Array([...values, ...Array.from({ length: 24 }, () => 0)]).buffer

test('reads the size of each kind from its head', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 200]
  expect(pictureSize(bytes(...png))).toEqual({ width: 300, height: 200 })
  expect(pictureSize(bytes(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 44, 1, 200, 0))).toEqual({ width: 300, height: 200 })
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44]
  expect(pictureSize(bytes(...jpeg))).toEqual({ width: 300, height: 200 })
})

test('what is no picture has none, whatever it is called', () => {
  expect(pictureSize(new TextEncoder().encode('<svg onload="x">').buffer)).toBeUndefined()
  expect(pictureSize(new ArrayBuffer(0))).toBeUndefined()
})
