import { expect, test } from 'vitest'
import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import { otherChanges } from './otherChanges.ts'

const row = (nr: number, columns: Partial<ControlPoint> = {}): ControlPoint => ({
  karte_id: 7,
  nr,
  mapx: 1000 * nr,
  mapy: 0,
  pixelx: 10 * nr,
  pixely: -5,
  enable: true,
  dx: null,
  dy: null,
  residual: null,
  ...columns,
})
const map = { georef_typ: 'helmert', epsg: 25833 }
const before = { map, points: [row(1), row(2), row(3), row(4)] }
const germanChanges = (points: ControlPoint[], other = map) =>
  otherChanges(before, { map: other, points }).map(({ de, en }) => [de, en])

test('moved points and other categories, with both values', () => {
  const points = [row(1), row(2, { pixely: -6.25, mapx: 2001 }), row(3, { enable: false }), row(4)]
  expect(germanChanges(points)).toEqual([
    ['Punkt 2: Zeile 5 → 6,25, Rechtswert 2000 → 2001', 'point 2: row 5 → 6.25, easting 2000 → 2001'],
    ['Punkt 3: jetzt vermutet', 'point 3: now assumed'],
  ])
})

test('a deleted point in the middle is one, though the later ones are renumbered', () => {
  expect(germanChanges([row(1), { ...row(3), nr: 2 }, { ...row(4), nr: 3 }])).toEqual([
    ['Punkt 2 ist gelöscht', 'point 2 is deleted'],
  ])
})

test('a new point, another type and system', () => {
  expect(germanChanges([...before.points, row(5)], { georef_typ: 'tps', epsg: 31468 })).toEqual([
    ['Punkt 5 ist neu', 'point 5 is new'],
    ['Transformation: Helmert → Thin Plate Spline (TPS)', 'transformation: Helmert → Thin Plate Spline (TPS)'],
    ['Koordinatensystem: EPSG 25833 → 31468', 'coordinate system: EPSG 25833 → 31468'],
  ])
})

test('residuals alone are no change', () => {
  expect(germanChanges(before.points.map((point) => ({ ...point, dx: 0.5, dy: 0, residual: 0.5 })))).toEqual([])
})
