import { expect, test } from 'vitest'
import { readPoints } from '../points/file/readPoints.ts'
import { fit } from '../solver/fit.ts'
import { fromFile, writePointsText } from './pointsText.ts'
import { fromStored, halfPoints, sameRows, toStored } from './stored.ts'
import { changed, emptyWorkplace } from './workplace.ts'
import { toFitPoints, newPoint, type NewPoint } from './workPoint.ts'

const qgis = `#CRS: EPSG:25832
mapX,mapY,sourceX,sourceY,enable,dX,dY,residual
500000.0000000001,5500000,100.50,-200,1,0.5,0.5,0.7
500100,5500000.25,600,-200,1,0,0,0
500100,5499900,600,-700.125,1,0,0,0
500000,5499900,100,-700,0,0,0,0
`

function opened(text: string) {
  const read = readPoints(text)
  if (!read.ok) throw new Error('unreadable')
  const { file, points } = read
  const work = changed(emptyWorkplace('polynomial1', null), {
    kind: 'replace',
    points: fromFile(points),
    file,
    epsg: file.epsg,
  })
  return { work, found: fit('polynomial1', toFitPoints(work.points)) }
}

const first = (text: string) => text.split('\n').map((line) => line.split(',').slice(0, 5).join())

test('a points file comes back as it was but for its residuals', () => {
  const { work, found } = opened(qgis)
  const written = writePointsText(work, found)
  expect(first(written)).toEqual(first(qgis))
  expect(written.split('\n')[2]).toMatch(/^500000\.0000000001,5500000,100\.50,-200,1,-?\d/)
})

test('reordered and moved points keep the texts of what did not move', () => {
  const { work } = opened(qgis)
  const last = work.points.at(-1)?.id ?? 0
  const moved = changed(changed(work, { kind: 'reorder', id: last, to: 0 }), {
    kind: 'place',
    id: 1,
    side: 'pixel',
    at: [101, -200],
  })
  const lines = writePointsText(moved, fit('tps', [])).split('\n')
  expect(lines[2]).toMatch(/^500000,5499900,100,-700,0,/)
  expect(lines[3]).toMatch(/^500000\.0000000001,5500000,101,-200,1,/)
})

test('in another system the file gets a head of its own', () => {
  const { work, found } = opened(qgis)
  const other = changed(work, { kind: 'system', epsg: 25833, convert: null })
  expect(writePointsText(other, found)).toMatch(/^#CRS: EPSG:25833\n/)
})

const places = (points: readonly NewPoint[]) => points.map(({ pixel, map }) => [pixel, map])

test('stored rows are numbered in their order, null where a side is missing, and read back as the same', () => {
  const { work } = opened(qgis)
  const half = changed(work, { kind: 'add', points: [newPoint([1, -1], null)] })
  const withGap = changed(half, { kind: 'reorder', id: 5, to: 0 })
  expect(halfPoints(withGap.points)).toHaveLength(1)
  const rows = toStored(7, withGap.points, fit('polynomial1', toFitPoints(withGap.points)))
  expect(rows.map(({ nr }) => nr)).toEqual([1, 2, 3, 4, 5])
  expect(rows[0]).toMatchObject({ pixelx: 1, pixely: -1, mapx: null, mapy: null, residual: null })
  expect(rows[1]?.residual).toBeCloseTo(0, 6)
  expect(places(fromStored(rows.toReversed()))).toEqual(places(withGap.points))
  // Incomplete points are not in files and scripts.
  expect(first(writePointsText(withGap, fit('tps', [])))).toHaveLength(first(qgis).length)
  expect(sameRows(rows, rows.toReversed())).toBe(true)
  expect(sameRows(rows, rows.slice(1))).toBe(false)
  expect(sameRows([rows[0]!, rows[0]!], rows.slice(0, 2))).toBe(false)
  expect(sameRows(rows, [...rows.slice(1), { ...rows[0]!, mapx: 1 }])).toBe(false)
})

test('without a fit points are stored without residuals', () => {
  const { work } = opened(qgis)
  expect(toStored(7, work.points, fit('polynomial3', toFitPoints(work.points)))[0]?.residual).toBeNull()
})
