import { newPoint } from '@waldkerf/domain/georef/workplace/workPoint'
import { changed, emptyWorkplace } from '@waldkerf/domain/georef/workplace/workplace'
import { expect, test } from 'vitest'
import type { Judgement } from '@waldkerf/domain/georef/quality/verdict'
import { nextClick, paneAfter, shownTurn } from './useTurn.ts'

const { points } = changed(emptyWorkplace('helmert', 25833), {
  kind: 'add',
  points: [
    newPoint([100, -200], [389_000, 5_810_000]),
    newPoint([300, -400], null),
    newPoint(null, [389_100, 5_810_000]),
  ],
})
const [whole, onScan, onMap] = points.map(({ id }) => id)

test('a new point begins in the scan', () => {
  expect(nextClick([], undefined)).toEqual({ pane: 'scan', id: undefined, nr: 1 })
  expect(nextClick(points.slice(0, 1), whole)).toEqual({ pane: 'scan', id: undefined, nr: 2 })
})

test('a point that lacks a side comes before a new one, the selected before the first', () => {
  expect(nextClick(points, whole)).toEqual({ pane: 'map', id: onScan, nr: 2 })
  expect(nextClick(points, onMap)).toEqual({ pane: 'scan', id: onMap, nr: 3 })
})

test('after a click the work goes on where the point lacks its place, else in the scan', () => {
  expect(paneAfter([], undefined, 'pixel')).toBe('map')
  expect(paneAfter([], undefined, 'map')).toBe('scan')
  expect(paneAfter(points.slice(0, 2), onScan, 'map')).toBe('scan')
  // The place in the scan is corrected before the map has its own.
  expect(paneAfter(points.slice(0, 2), onScan, 'pixel')).toBe('map')
  expect(paneAfter(points, onMap, 'pixel')).toBe('scan')
})

test('another point comes first until there is a verdict, and is not asked for once it is good', () => {
  const turn = { pane: 'scan', id: undefined, nr: 5, words: '' } as const
  const isNext = (verdict: Judgement['verdict'], reason: Judgement['reason'] = 'error') =>
    shownTurn(turn, { verdict, reason })?.isNext
  expect([isNext(null, 'noFit'), isNext('doubtful'), isNext('good')]).toEqual([true, false, undefined])
  // Points that lie badly need another one.
  expect(isNext('doubtful', 'layout')).toBe(true)
  expect(shownTurn({ ...turn, id: onMap }, { verdict: 'good', reason: 'error' })?.isNext).toBe(true)
})
