import { expect, test } from 'vitest'
import { clamped } from './useMoving.ts'

const view = { width: 1000, height: 800 }

test('stays inside on every side', () => {
  const box = { width: 400, height: 300 }
  expect(clamped({ x: 10, y: -20 }, box, view)).toEqual({ x: 10, y: -20 })
  expect(clamped({ x: 999, y: 999 }, box, view)).toEqual({ x: 300, y: 250 })
  expect(clamped({ x: -999, y: -999 }, box, view)).toEqual({ x: -300, y: -250 })
})

test('a box larger than the view keeps its upper left corner in it', () => {
  expect(clamped({ x: 50, y: -90 }, { width: 1200, height: 1000 }, view)).toEqual({ x: 100, y: 100 })
})
