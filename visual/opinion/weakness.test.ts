import { expect, test } from 'vitest'
import { weakness } from './weakness.ts'

/** Ten pixels in a row: white, and as many black ones at the end. */
const row = (black: number) => ({
  width: 10,
  height: 1,
  channels: 4,
  data: Array.from({ length: 10 }, (_, x) => (x >= 10 - black ? [0, 0, 0, 255] : [255, 255, 255, 255])).flat(),
})
const points = Array.from({ length: 10 }, (_, x) => [x + 0.5, 0.5] as const)
const text = (ink: readonly [number, number, number, number]) => ({ place: 0, ink, needs: 4.5, words: "p 'Fund'" })

test('black on white holds, and black over black is told with its share', () => {
  expect(weakness(text([0, 0, 0, 1]), row(0), points)).toBeUndefined()
  expect(weakness(text([0, 0, 0, 1]), row(3), points)).toBe("p 'Fund': down to 1.0 of 4.5, too little at 30 %")
})

test('opacity weakens', () => {
  expect(weakness(text([0, 0, 0, 0.6]), row(0), points)).toBeUndefined()
  expect(weakness(text([0, 0, 0, 0.4]), row(0), points)).toMatch(/too little at 100 %$/)
})
