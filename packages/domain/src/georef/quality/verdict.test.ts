import { expect, test } from 'vitest'
import { assess } from '../workplace/assessment.ts'
import type { SheetRecord } from '../plausibility/measures.ts'
import type { FitPoint, TransformType } from '../solver/types.ts'
import { judge, type Judged } from './verdict.ts'

const judged = (part: Partial<Judged>) =>
  judge({ isFitted: true, error: 0.4, scale: 1_000, layout: [], ...part }).verdict

test.each<[metres: number, scale: number, verdict: string]>([
  [0, 1_000, 'good'],
  [0.6, 1_000, 'good'],
  [0.61, 1_000, 'doubtful'],
  [0.61, 5_000, 'good'],
  [1.8, 1_000, 'doubtful'],
  [1.81, 1_000, 'unusable'],
  [Infinity, 1_000, 'unusable'],
  [Number.NaN, 1_000, 'unusable'],
])('%d m on a sheet of 1:%d are %s', (error, scale, verdict) => expect(judged({ error, scale })).toBe(verdict))

test('without a fit, a point to spare or a scale there is none, and the reason is said', () => {
  const reasons = [{ isFitted: false }, { error: null }, { scale: null }].map((part) =>
    judge({ isFitted: true, error: 1, scale: 1_000, layout: [], ...part }),
  )
  expect(reasons.map(({ verdict, reason, metres }) => [verdict, reason, metres])).toEqual([
    [null, 'noFit', null],
    [null, 'noSpare', null],
    [null, 'noScale', 1],
  ])
})

/** 0.25 m a pixel; `at` are the places of points on the sheet. */
const placed = (at: readonly (readonly [number, number])[], { turn = 1 } = {}): FitPoint[] =>
  at.map(([x, y], nr) => ({
    nr: nr + 1,
    pixelx: x + (nr % 3) / 5,
    pixely: -y,
    mapx: 389_000 + turn * 0.25 * x,
    mapy: 5_810_000 - turn * 0.25 * y,
    enable: true,
  }))
const sheet: SheetRecord = {
  size: { width: 1_600, height: 1_200 },
  din: 'A3',
  resolution: 100,
  scale: 1_000,
  epsg: 25833,
}
const corners = [[100, 100], [1_500, 120], [1_480, 1_100], [140, 1_080], [800, 600]] as const // prettier-ignore
const assessed = (points: FitPoint[], type: TransformType = 'helmert', part: Partial<SheetRecord> = {}) =>
  assess({ type, points, sheet: { ...sheet, ...part }, near: null })
const recommended = ({ ranking }: ReturnType<typeof assessed>) =>
  ranking.flatMap((one) => (one.recommended ? one.type : []))

test('a sheet upside down is as good as any other, and one type is recommended', () => {
  const found = assessed(placed(corners, { turn: -1 }))
  expect(found.judgement).toMatchObject({ verdict: 'good', reason: 'error' })
  expect(recommended(found)).toHaveLength(1)
})

test('one grossly wrong point makes it unusable: it is the worst, and no type is recommended', () => {
  const points = placed(corners).map((point) => (point.nr === 2 ? { ...point, mapx: point.mapx + 400 } : point))
  const found = assessed(points)
  expect([found.judgement.verdict, found.worst?.nr, recommended(found)]).toEqual(['unusable', 2, []])
})

test('points on one spot of the sheet, or in one line of it, are doubtful at best', () => {
  const crowded = corners.map(([x, y]) => [x / 20, y / 20] as const)
  expect(assessed(placed(crowded)).judgement).toMatchObject({ verdict: 'doubtful', reason: 'layout' })
  const inLine = corners.map((_, at) => [100 + at * 350, 200] as const)
  expect(assessed(placed(inLine), 'polynomial1').judgement).toMatchObject({ verdict: null, reason: 'noFit' })
})

test('nothing is recommended where nobody knows the scale; of many points each is counted', () => {
  const many = Array.from({ length: 80 }, (_, at) => [150 * (at % 10), 140 * Math.floor(at / 10)] as const)
  const found = assessed(placed(many), 'helmert', { din: '', resolution: null, scale: null })
  expect([found.judgement.reason, recommended(found), found.misses.length]).toEqual(['noScale', [], 80])
})
