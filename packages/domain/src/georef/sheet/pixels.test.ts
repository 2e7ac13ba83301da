import { expect, test } from 'vitest'
import { isOffSheet } from './pixels.ts'

test('a place beside the sheet is told from one on it or on its edge', () => {
  const sheet = { width: 2_000, height: 2_806 }
  const off = (
    [
      [0, 0],
      [2_000, -2_806],
      [1_000, -3_072],
      [-1, -5],
      [2_001, -5],
      [5, 1],
    ] as const
  ).map((at) => isOffSheet(sheet, at))
  expect(off).toEqual([false, false, true, true, true, true])
})
