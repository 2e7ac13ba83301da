import { describe, expect, test } from 'vitest'
import { fit } from './fit.ts'
import { type FitPoint, leastPoints, type Mapping, type TransformType } from './types.ts'

const types = Object.keys(leastPoints) as TransformType[]
/** An irregular grid over a large scan. */
const pixels = Array.from({ length: 16 }, (_, at) => {
  const column = (at % 4) * 4500 + ((at * 37) % 11) * 40 + 0.5
  return [column, -(Math.floor(at / 4) * 3000 + ((at * 53) % 13) * 60) - 0.25] as const
})

function samplePoints(mapping: Mapping): FitPoint[] {
  return pixels.map(([pixelx, pixely], at) => {
    const [mapx, mapy] = mapping([pixelx, pixely])
    return { nr: at + 1, pixelx, pixely, mapx, mapy, enable: true }
  })
}

const scaled: Mapping = ([x, y]) => [4_567_890.25 + 0.254 * x, 5_812_345.75 + 0.254 * y]
const turned: Mapping = ([x, y]) => [389_000 + 0.2 * x - 0.05 * y, 5_810_000 + 0.05 * x + 0.2 * y]
const tilted: Mapping = ([x, y]) => {
  const w = 1 + 1e-6 * x - 2e-6 * y
  return [389_000 + (0.2 * x - 0.05 * y) / w, 5_810_000 + (0.05 * x + 0.21 * y) / w]
}
const curved: Mapping = ([x, y]) => [389_000 + 0.2 * x + 1e-7 * x * y, 5_810_000 + 0.2 * y - 1e-7 * x * x]

describe('a fit of points without error', () => {
  test.each(types)('%s finds a scaled sheet in both directions', (type) => {
    expect(largestError(type, scaled)).toBeLessThan(1e-6)
  })
  test.each(types.filter((type) => type !== 'linear'))('%s finds a turned sheet', (type) => {
    expect(largestError(type, turned)).toBeLessThan(1e-6)
  })
  test('projective finds a tilted sheet', () => {
    expect(largestError('projective', tilted)).toBeLessThan(1e-6)
  })
  test('polynomial2 finds a curved sheet forward', () => {
    const found = fit('polynomial2', samplePoints(curved))
    if (!found.ok) throw new Error(found.message.en)
    for (const { mapDx, mapDy } of found.residuals) expect(Math.hypot(mapDx, mapDy)).toBeLessThan(1e-6)
  })
})

/** The larger of map units forward, pixels backward, and the mean error. */
function largestError(type: TransformType, truth: Mapping): number {
  const found = fit(type, samplePoints(truth))
  if (!found.ok) throw new Error(found.message.en)
  const wanted = truth([7000, -5000])
  const [east, north] = found.forward([7000, -5000])
  const [x, y] = found.backward(wanted)
  return Math.max(found.meanError, Math.hypot(east - wanted[0], north - wanted[1]), Math.hypot(x - 7000, y + 5000))
}

/** Fewest points by the number of unknowns: each point gives two equations. */
const unknowns: Record<TransformType, number> = {
  linear: 4,
  helmert: 4,
  polynomial1: 6,
  polynomial2: 12,
  polynomial3: 20,
  tps: 6,
  projective: 8,
}

test.each(types)('%s wants as many points as it has unknowns, and spreads its error over those beyond', (type) => {
  const least = unknowns[type] / 2
  expect(leastPoints[type]).toBe(least)
  const disturbed = samplePoints(scaled).map((point) =>
    point.nr % 3 === 0 ? { ...point, pixelx: point.pixelx + 5 } : point,
  )
  const found = fit(type, disturbed)
  if (!found.ok) throw new Error(found.message.en)
  const squares = found.residuals.reduce((sum, { dx, dy }) => sum + dx ** 2 + dy ** 2, 0)
  expect(found.meanError).toBeCloseTo(Math.sqrt(squares / (disturbed.length - least)), 9)
})

test('a disabled point does not take part but has its residual, positive further right and down', () => {
  const points = samplePoints(scaled).map((point) =>
    point.nr === 3 ? { ...point, enable: false, pixelx: point.pixelx - 4, pixely: point.pixely + 3 } : point,
  )
  const found = fit('helmert', points)
  if (!found.ok) throw new Error(found.message.en)
  expect(found.residuals[2]?.dx).toBeCloseTo(4, 6)
  expect(found.residuals[2]?.dy).toBeCloseTo(3, 6)
  expect(found.meanError).toBeLessThan(1e-6)
})

describe('points that do not determine a type', () => {
  test.each(types)('%s needs its least number', (type) => {
    const found = fit(type, samplePoints(turned).slice(0, leastPoints[type] - 1))
    expect(found).toMatchObject({ ok: false, reason: 'tooFew' })
  })
  const line = samplePoints(turned).map((point) => ({ ...point, pixely: -point.pixelx, ...onLine(point.pixelx) }))
  test.each(['polynomial1', 'tps', 'projective'] as const)('%s refuses points on one line', (type) => {
    expect(fit(type, line)).toMatchObject({ ok: false, reason: 'unsuitable' })
  })
  test.each(['linear', 'helmert'] as const)('%s accepts points on one line', (type) => {
    expect(fit(type, line).ok).toBe(true)
  })
  test('tps names two points on the same pixel, and counts exact duplicates once', () => {
    const points = samplePoints(turned)
    const [first] = points
    if (!first) throw new Error('no point')
    expect(fit('tps', [...points, { ...first, nr: 17 }]).ok).toBe(true)
    const contradicting = { ...first, nr: 17, mapx: first.mapx + 1 }
    expect(fit('tps', [...points, contradicting])).toMatchObject({ ok: false, reason: 'samePixel', points: [1, 17] })
  })
  test('tps refuses two points less than 0.0001 pixels apart and names them, whatever their coordinates', () => {
    const points = samplePoints(turned)
    const [first] = points
    if (!first) throw new Error('no point')
    const close = (away: number, mapx = first.mapx) => [
      ...points,
      { ...first, nr: 17, pixelx: first.pixelx + away, mapx },
    ]
    expect(fit('tps', close(9e-5))).toMatchObject({ ok: false, reason: 'closePixel', points: [1, 17] })
    expect(fit('tps', close(9e-5, first.mapx + 1))).toMatchObject({ ok: false, reason: 'closePixel', points: [1, 17] })
    expect(fit('tps', close(2e-4, first.mapx + 4e-5)).ok).toBe(true)
    expect(fit('polynomial1', close(9e-5)).ok).toBe(true)
    const off = close(9e-5).map((point) => (point.nr === 17 ? { ...point, enable: false } : point))
    expect(fit('tps', off).ok).toBe(true)
  })
})

function onLine(x: number) {
  const [mapx, mapy] = turned([x, -x])
  return { mapx, mapy }
}
