import { describe, expect, test } from 'vitest'
import type { FitPoint, TransformType } from '../solver/types.ts'
import { layoutFindings, hullArea } from './layout.ts'
import { findOutlier } from './outlier.ts'
import { rankTypes } from './ranking.ts'

const sheet = { width: 14_000, height: 10_000 }

/** Sixteen points of a turned sheet at 0.2 m a pixel, measured with the errors that `error` gives, in metres. */
function measured(error: (at: number) => readonly [number, number], count = 16): FitPoint[] {
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at % 4) * 4500 + ((at * 37) % 11) * 40, -Math.floor(at / 4) * 3000 - ((at * 53) % 13) * 60]
    const [dx, dy] = error(at)
    const mapx = 389_000 + 0.2 * x - 0.05 * y + dx
    return { nr: at + 1, pixelx: x, pixely: y, mapx, mapy: 5_810_000 + 0.05 * x + 0.2 * y + dy, enable: true }
  })
}
const noisy = measured((at) => [Math.sin(at * 7), Math.cos(at * 5)])
const exact = measured(() => [0, 0])
const bent = measured((at) => [0.3 * Math.sin(at * 7) + 4 * ((at % 4) - 1.5) ** 2, 0.3 * Math.cos(at * 5)])

function recommended(points: readonly FitPoint[]): TransformType | undefined {
  return rankTypes(points).find((ranked) => ranked.recommended)?.type
}

describe('ranking', () => {
  test('is by leave-one-out error, not by residuals', () => {
    const ranked = rankTypes(noisy)
    const errors = ranked.map(({ leaveOneOut }) => leaveOneOut ?? Infinity)
    expect(errors).toEqual(errors.toSorted((one, other) => one - other))
    expect(ranked.find(({ type }) => type === 'tps')?.fitError).toBeLessThan(1e-6)
    expect(recommended(noisy)).toBe('helmert')
  })

  test('recommends the simplest of types that predict alike, and a curve for a bent sheet', () => {
    expect(recommended(exact)).toBe('helmert')
    expect(recommended(bent)).toBe('polynomial2')
  })

  test('marks types that follow the noise', () => {
    const marks = Object.fromEntries(rankTypes(noisy).map(({ type, overfits }) => [type, overfits]))
    expect(marks).toMatchObject({ helmert: false, polynomial3: true, tps: true })
    expect(rankTypes(exact).some(({ overfits }) => overfits)).toBe(false)
  })

  test('keeps types without a fit, last and with its reason', () => {
    const ranked = rankTypes(noisy.slice(0, 5))
    expect(ranked.at(-1)).toMatchObject({ leaveOneOut: null, fit: { ok: false, reason: 'tooFew' } })
    expect(rankTypes([]).every(({ recommended }) => !recommended)).toBe(true)
  })
})

describe('outlier', () => {
  test.each(['helmert', 'polynomial1', 'polynomial2', 'projective', 'tps'] as const)(
    '%s names a wrong point',
    (type) => {
      const points = noisy.map((point) => (point.nr === 6 ? { ...point, mapy: point.mapy + 90 } : point))
      const found = findOutlier(type, points)
      expect(found?.nr).toBe(6)
      expect(found?.after).toBeLessThan((found?.before ?? 0) * 0.7)
    },
  )

  test('none stands out of even noise, of exact points, or of too few', () => {
    expect(findOutlier('helmert', noisy)).toBeNull()
    expect(findOutlier('helmert', exact)).toBeNull()
    expect(findOutlier('polynomial1', noisy.slice(0, 4))).toBeNull()
  })
})

function reasons(type: TransformType, points: FitPoint[]) {
  return layoutFindings(type, points, sheet).map(({ reason, points }) => [reason, points.length])
}

describe('layout', () => {
  test('over the whole sheet has no weakness', () => {
    expect(reasons('polynomial2', noisy)).toEqual([])
    expect(reasons('helmert', noisy.slice(0, 4))).toEqual([])
  })

  test('along one edge is narrow, but not for two points', () => {
    const edge = noisy.map((point, at) => ({ ...point, pixely: -20 * (at % 3) }))
    expect(reasons('polynomial1', edge)).toEqual([
      ['narrow', 16],
      ['crowded', 16],
    ])
    expect(reasons('helmert', edge)).toEqual([])
  })

  test('in one corner is crowded', () => {
    const corner = noisy.map((point) => ({ ...point, pixelx: point.pixelx / 5, pixely: point.pixely / 5 }))
    expect(reasons('polynomial1', corner)).toEqual([['crowded', 16]])
    expect(reasons('helmert', corner)).toEqual([['crowded', 16]])
    expect(layoutFindings('helmert', corner, null)).toEqual([])
  })

  test('with one point far off leaves that one unchecked', () => {
    const far = noisy.map((point, at) => (at < 15 ? { ...point, pixelx: point.pixelx / 40 } : point))
    expect(layoutFindings('polynomial1', far, null)).toMatchObject([{ reason: 'essential', points: [16] }])
  })
})

test('the hull of a square with points inside is the square', () => {
  expect(
    hullArea([
      [0, 0],
      [2, 0],
      [1, 1],
      [2, 2],
      [0, 2],
      [1, 0],
    ]),
  ).toBe(4)
  expect(
    hullArea([
      [0, 0],
      [1, 1],
      [2, 2],
    ]),
  ).toBe(0)
  expect(hullArea([[1, 1]])).toBe(0)
})

test('points nearer than 0.3 pixels with other coordinates are named, enabled ones alone', () => {
  const points = [[0, 0], [1000, -10], [500, -700], [500.2, -700.1], [0, -800]].map(([x = 0, y = 0], at) => ({
    nr: at + 1, pixelx: x, pixely: y, mapx: x, mapy: y + at, enable: true,
  })) // prettier-ignore
  const close = (changes: object) =>
    layoutFindings('tps', points.map((point) => (point.nr === 4 ? { ...point, ...changes } : point)), null) // prettier-ignore
      .filter(({ reason }) => reason === 'close')
  expect(close({})).toMatchObject([{ points: [3, 4], message: { en: expect.stringContaining('Points 3 and 4') } }])
  expect(close({ pixelx: 500.4 })).toEqual([])
  expect(close({ enable: false })).toEqual([])
  expect(close({ mapx: points[2]?.mapx, mapy: points[2]?.mapy })).toEqual([])
})
