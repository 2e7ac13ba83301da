import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import vectors from '../solver/gdal.vectors.json' with { type: 'json' }
import { type FitPoint, leastPoints, type TransformType } from '../solver/types.ts'
import { leaveOneOut, type Miss, refitMisses } from './leaveOneOut.ts'

const sheets = Object.entries(vectors.sheets)
const types = Object.keys(leastPoints) as TransformType[]
const gk = vectors.sheets.GK as FitPoint[]

function farthest(one: readonly Miss[], other: readonly Miss[]): number {
  return Math.max(...one.map(({ dx, dy }, at) => Math.hypot(dx - (other[at]?.dx ?? NaN), dy - (other[at]?.dy ?? NaN))))
}

describe.each(types)('%s', (type) => {
  test.each(sheets)('left out of a sheet in %s by its closed form as by fitting again', (_, points) => {
    const refits = refitMisses(type, points)
    const found = leaveOneOut(type, points)
    expect(farthest(found?.misses ?? [], refits ?? [])).toBeLessThan(1e-7)
    const squares = refits?.reduce((sum, { dx, dy }) => sum + dx * dx + dy * dy, 0) ?? NaN
    expect(found?.error).toBeCloseTo(Math.sqrt(squares / points.length), 7)
  })

  test('has none with as many points as it needs', () => {
    expect(leaveOneOut(type, gk.slice(0, leastPoints[type]))).toBeNull()
  })

  test('does not count disabled points', () => {
    const last = gk.map((point) => ({ ...point, enable: point.nr < 14 }))
    expect(leaveOneOut(type, last)).toEqual(leaveOneOut(type, gk.slice(0, 13)))
  })
})

test('a point that alone holds the fit cannot be left out', () => {
  const line = gk.slice(0, 4).map((point) => ({ ...point, pixely: 0 }))
  const off = { ...(gk[8] as FitPoint), nr: 5 }
  expect(leaveOneOut('polynomial1', [...line, off])).toBeNull()
  expect(leaveOneOut('tps', [...line, off])).toBeNull()
  expect(leaveOneOut('helmert', [...line, off])).not.toBeNull()
})

test('exact duplicates are predicted by each other', () => {
  const duplicate = { ...(gk[5] as FitPoint), nr: 17 }
  const found = leaveOneOut('tps', [...gk, duplicate])
  expect(found?.misses.filter(({ nr }) => nr === 6 || nr === 17)).toEqual([
    { nr: 6, dx: 0, dy: 0 },
    { nr: 17, dx: 0, dy: 0 },
  ])
})

test('random points: closed form and refit agree', () => {
  const coordinate = fc.integer({ min: 0, max: 14_000 })
  const noise = fc.integer({ min: -50, max: 50 })
  const points = fc
    .uniqueArray(fc.tuple(coordinate, coordinate, noise, noise), {
      minLength: 14,
      maxLength: 24,
      selector: ([x, y]) => `${x} ${y}`,
    })
    .map((rows) =>
      rows.map(([x, y, dx, dy], at) => ({
        nr: at + 1,
        pixelx: x,
        pixely: -y,
        mapx: 389_000 + 0.25 * x + dx / 10,
        mapy: 5_810_000 - 0.25 * y + dy / 10,
        enable: true,
      })),
    )
  fc.assert(
    fc.property(fc.constantFrom('linear', 'helmert', 'polynomial1', 'polynomial2'), points, (type, sheet) => {
      const found = leaveOneOut(type, sheet)
      const refits = refitMisses(type, sheet)
      if (!found || !refits) return
      // A fit that is barely determined without a point is so in either form.
      const scale = Math.max(1, found.error)
      expect(farthest(found.misses, refits)).toBeLessThan(1e-6 * scale)
    }),
  )
})
