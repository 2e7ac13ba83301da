import { expect, test } from 'vitest'
import { fit } from './fit.ts'
import { joinSpline, splineParts } from './splineParts.ts'
import type { FitPoint } from './types.ts'

/** Points scattered over an A0 sheet, each some pixels off. */
const scattered = (count: number): FitPoint[] =>
  Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at * 7_919) % 14_000, -((at * 6_271) % 10_000)]
    const off = ((at * 37) % 11) / 5
    return { nr: at + 1, pixelx: x + off, pixely: y - off, mapx: 565_000 + 0.0847 * x, mapy: 5_712_000 + 0.0847 * y, enable: at % 9 > 0 } // prettier-ignore
  })

/** The parts as the page receives them from a worker. */
const sent = (points: readonly FitPoint[]) => structuredClone(splineParts(points))

test('a spline put together from a worker’s answer is the one fitted at once, to the last digit', () => {
  const points = scattered(240)
  const direct = fit('tps', points)
  const joined = joinSpline(sent(points), points)
  if (!direct.ok || !joined.ok) throw new Error('no fit')
  expect(joined.residuals).toEqual(direct.residuals)
  expect(joined.meanError).toBe(direct.meanError)
  for (const at of [
    [0, 0],
    [7_000.5, -4_999.25],
    [13_999, -9_999],
  ] as const) {
    expect(joined.forward(at)).toEqual(direct.forward(at))
    expect(joined.backward(direct.forward(at))).toEqual(direct.backward(direct.forward(at)))
  }
})

test('an exact duplicate counts once here, too', () => {
  const points = scattered(20)
  const pair = [...points, { ...points[4]!, nr: 21 }]
  const [alone, doubled] = [joinSpline(sent(points), points), joinSpline(sent(pair), pair)]
  if (!alone.ok || !doubled.ok) throw new Error('no fit')
  expect(doubled.forward([3_000, -2_000])).toEqual(alone.forward([3_000, -2_000]))
})

test('a refusal comes over as it is', () => {
  const points = scattered(20).map((point) => ({ ...point, pixely: -100 }))
  expect(joinSpline(sent(points), points)).toEqual(fit('tps', points))
  expect(joinSpline(sent([]), [])).toMatchObject({ ok: false, reason: 'tooFew' })
})
