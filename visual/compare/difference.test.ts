import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { difference } from './difference.ts'

type Color = readonly [number, number, number]

const white: Color = [255, 255, 255]
const green: Color = [22, 101, 52]

/** A picture of one colour, with one pixel of another in its corner. */
function picture(width: number, height: number, color: Color, corner = color): Buffer {
  const png = new PNG({ width, height })
  for (let place = 0; place < width * height; place += 1) png.data.set([...color, 255], place * 4)
  png.data.set([...corner, 255], 0)
  return PNG.sync.write(png)
}

test('the same picture does not differ', () => {
  expect(difference(picture(4, 3, white), picture(4, 3, white))).toMatchObject({ pixels: 0, of: 12 })
})

test('one pixel is enough', () => {
  expect(difference(picture(4, 3, white), picture(4, 3, white, green)).pixels).toBe(1)
})

test('a colour that is rounded otherwise is none', () => {
  expect(difference(picture(4, 3, green), picture(4, 3, [23, 101, 53])).pixels).toBe(0)
})

test('what only one of two sizes has differs', () => {
  const { pixels, of, picture: drawn } = difference(picture(4, 3, green), picture(4, 5, green))
  expect({ pixels, of }).toEqual({ pixels: 8, of: 20 })
  expect(PNG.sync.read(drawn)).toMatchObject({ width: 4, height: 5 })
})
