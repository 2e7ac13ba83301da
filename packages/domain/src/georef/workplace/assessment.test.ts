import { expect, test } from 'vitest'
import { fit } from '../solver/fit.ts'
import type { FitPoint } from '../solver/types.ts'
import { assess } from './assessment.ts'

const sheet = { epsg: 25833, size: { width: 14_000, height: 10_000 }, din: 'A0', resolution: 300, scale: 1_000 }

/** A 1:1000 sheet at 300 dpi: twelve points, each off by about a pixel. */
const points: FitPoint[] = Array.from({ length: 12 }, (_, at) => {
  const [x, y] = [1_000 + (at % 4) * 4_000, -1_000 - Math.floor(at / 4) * 4_000]
  const metres = 0.0847
  return {
    nr: at + 1,
    pixelx: x + ((at * 37) % 11) / 5 - 1,
    pixely: y + ((at * 53) % 13) / 6 - 1,
    mapx: 389_000 + metres * x,
    mapy: 5_810_000 + metres * y,
    enable: true,
  }
})

test('good points have a recommended type and nothing to complain of', () => {
  const { ranking, outlier, slip, zones, misses } = assess({ type: 'helmert', points, sheet, near: null })
  expect(ranking.find(({ recommended }) => recommended)?.type).toBe('helmert')
  expect({ outlier, slip, zones }).toEqual({ outlier: null, slip: null, zones: [] })
  expect(misses).toHaveLength(12)
})

test('a number typed wrong is named as outlier and as a slip', () => {
  const wrong = points.map((point) => (point.nr === 5 ? { ...point, mapx: point.mapx + 900 } : point))
  const { outlier, misses } = assess({ type: 'helmert', points: wrong, sheet, near: null })
  expect(outlier?.nr).toBe(5)
  expect(misses.toSorted((one, other) => other.distance - one.distance)[0]?.nr).toBe(5)
})

test('swapped digits are found in the point that has them, whatever a spline through few points makes of the others', () => {
  const corners = [
    [100, 100],
    [1_100, 120],
    [1_080, 820],
    [140, 780],
    [620, 450],
  ] as const
  const few = corners.map(([column, row], at) => ({
    nr: at + 1,
    pixelx: column,
    pixely: -row,
    mapx: 389_000 + 0.2 * column - 0.002 * row + (at === 2 ? 9_000 : 0),
    mapy: 5_810_000 - 0.002 * column - 0.2 * row,
    enable: true,
  }))
  for (const type of ['tps', 'polynomial1', 'helmert'] as const) {
    for (const given of [few, few.slice(0, 4)]) {
      if (type === 'polynomial1' && given.length === 4) continue
      const { worst, slip } = assess({ type, points: given, sheet, near: null })
      expect(worst?.nr, `${type} of ${given.length}`).toBe(3)
      expect(slip).toMatchObject({ nr: 3, column: 'mapx', read: 398_214.36, meant: 389_214.36 })
    }
  }
})

test('two points say little, but nothing breaks', () => {
  const { ranking, misses, measures } = assess({ type: 'tps', points: points.slice(0, 2), sheet, near: null })
  expect(ranking.find(({ type }) => type === 'tps')?.refusal?.de).toMatch(/Zu wenige/)
  expect(misses).toEqual([])
  expect(measures).not.toBeNull()
  expect(assess({ type: 'helmert', points: [], sheet, near: null }).measures).toBeNull()
})

test('a zone of UTM mixed up is told where the neighbourhood is known', () => {
  const near = { west: 7, south: 51, east: 8, north: 54 }
  const [zone] = assess({ type: 'helmert', points, sheet, near }).zones
  expect(zone).toMatchObject({ epsg: 25832, points: points.map(({ nr }) => nr) })
})

test('a sheet upside down is judged as the upright one, and its residuals are turned with it', () => {
  const { width, height } = sheet.size
  const turned = points.map((point) => ({ ...point, pixelx: width - point.pixelx, pixely: -height - point.pixely }))
  for (const type of ['helmert', 'polynomial2', 'tps'] as const) {
    const [upright, upside] = [points, turned].map((given) => assess({ type, points: given, sheet, near: null }))
    expect(upside?.judgement.verdict).toBe('good')
    expect(upside?.judgement.millimetres).toBeCloseTo(upright?.judgement.millimetres ?? NaN, 6)
    expect(upside?.worst?.nr).toBe(upright?.worst?.nr)
    expect(upside?.findings.map(({ reason }) => reason)).toEqual(['rotation'])
    expect(Math.abs(upside?.measures?.rotation ?? 0)).toBeCloseTo(180, 1)
    const [one, other] = [fit(type, points), fit(type, turned)]
    if (!one.ok || !other.ok) throw new Error('no fit')
    for (const [at, { dx, dy }] of one.residuals.entries()) {
      expect(other.residuals[at]?.dx).toBeCloseTo(-dx, 4)
      expect(other.residuals[at]?.dy).toBeCloseTo(-dy, 4)
    }
  }
})
