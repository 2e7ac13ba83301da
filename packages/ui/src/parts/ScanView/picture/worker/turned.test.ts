import { expect, test } from 'vitest'
import { storedArea, turnPixels, uprightSize } from './turned.ts'

/** Three by two pixels, as they are stored. */
const stored = { width: 3, height: 2 }
const pixels = Uint32Array.from([1, 2, 3, 4, 5, 6])

/** As the standard has it (CIPA DC-008, 4.6.4 A): the rows of the upright picture. */
const upright: readonly number[][][] = [
  [[1, 2, 3], [4, 5, 6]],
  [[3, 2, 1], [6, 5, 4]],
  [[6, 5, 4], [3, 2, 1]],
  [[4, 5, 6], [1, 2, 3]],
  [[1, 4], [2, 5], [3, 6]],
  [[4, 1], [5, 2], [6, 3]],
  [[6, 3], [5, 2], [4, 1]],
  [[3, 6], [2, 5], [1, 4]],
] // prettier-ignore

test.each(upright.map((rows, at) => [at + 1, rows] as const))('turned as %d says, whole and in parts', (turn, rows) => {
  const size = uprightSize(stored, turn)
  expect([size.height, size.width]).toEqual([rows.length, rows[0]!.length])
  const whole = new Uint32Array(6)
  turnPixels({ ...stored, pixels }, turn, whole)
  expect([...whole]).toEqual(rows.flat())
  for (let top = 0; top < size.height; top += 1)
    for (let left = 0; left < size.width; left += 1) {
      const { left: x, top: y } = storedArea({ left, top, width: 1, height: 1 }, stored, turn)
      expect(pixels[y * 3 + x]).toBe(rows[top]![left])
    }
})
