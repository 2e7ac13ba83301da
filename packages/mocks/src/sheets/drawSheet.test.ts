import { assess } from '@waldkerf/domain/georef/workplace/assessment'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import { plainOptions } from '@waldkerf/domain/georef/script/scriptOrder'
import { scriptText } from '@waldkerf/domain/georef/script/scriptText'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import { readImageSize } from '@waldkerf/domain/beetles/pictures/imageSize'
import { expect, test } from 'vitest'
import type { MapSheet } from '../seed/maps/maps.ts'
import { onGround, onScan, type Spot } from '../seed/maps/sheet.ts'
import { storyDay } from '../seed/days.ts'
import { seedSheets, seedWorld } from '../seed/world.ts'
import { drawSheet, sheetPng } from './drawSheet.ts'
import { gridCrosses } from './grid.ts'
import { dotCoverage, inks, type Raster } from './raster.ts'

const world = seedWorld({ today: storyDay, size: 'small' })
const sheets = seedSheets('small')
const mapPoints = (id: number) => world.controlPoints.filter(({ karte_id }) => karte_id === id)
const mapSheet = (id: number): MapSheet => sheets.find(({ map }) => map.id === id) as MapSheet

/** The centre of the pixels that an ink covers around a place. */
function inkMiddle({ width, pixels }: Raster, [x, y]: Spot, ink: keyof typeof inks, radius: number): Spot {
  let [sum, right, down] = [0, 0, 0]
  for (let row = Math.floor(y - radius); row <= y + radius; row += 1) {
    for (let column = Math.floor(x - radius); column <= x + radius; column += 1) {
      const pixel = pixels[row * width + column] ?? 0
      if (pixel >> 5 !== inks[ink] || Math.hypot(column + 0.5 - x, row + 0.5 - y) > radius) continue
      sum += dotCoverage(pixel)
      right += dotCoverage(pixel) * (column + 0.5)
      down += dotCoverage(pixel) * (row + 0.5)
    }
  }
  return [right / sum, down / sum]
}

test.each([1, 3, 10])('map %i: each control point lies on its drawn mark, to a pixel or two', (id) => {
  const { sheet, map, marks } = mapSheet(id)
  const raster = drawSheet({ sheet, map, marks })
  expect([raster.width, raster.height]).toEqual([map.width, map.height])
  const away = mapPoints(id).map(({ pixelx, pixely, nr }) => {
    const dot = (sheet.width / 1_500) * 2.6
    const [x, y] = inkMiddle(raster, onScan(sheet, marks[nr - 1] as Spot), 'sepia', dot)
    return Math.hypot(x - pixelx, y + pixely)
  })
  // One point of a map may have a gross error on purpose.
  expect(
    away
      .toSorted((one, other) => one - other)
      .slice(0, -1)
      .every((far) => far < 3),
  ).toBe(true)
})

test('crosses of the grid stand at the coordinates beside them', () => {
  const { sheet } = mapSheet(13)
  const crosses = gridCrosses(sheet)
  expect(crosses.length).toBeGreaterThan(12)
  for (const { at, east, north } of crosses) {
    const [e, n] = onGround(sheet, at)
    expect(Math.hypot(e - east, n - north)).toBeLessThan(1e-6)
  }
})

test('a file is a PNG of the map’s size and resolution, small, and the same each time', async () => {
  const { map, sheet, marks } = mapSheet(1)
  const png = await sheetPng({ map, sheet, marks })
  expect(readImageSize(png.buffer)).toMatchObject({ width: map.width, height: map.height })
  expect(png.length).toBeLessThan(500_000)
  expect(await sheetPng(mapSheet(1))).toEqual(png)
  const perMetre = new DataView(png.buffer).getUint32(8 + 25 + 8)
  expect(perMetre * 0.0254).toBeCloseTo(map.res ?? 0, 1)
})

function assessed(id: number) {
  const { map } = mapSheet(id)
  const size = { width: map.width ?? 0, height: map.height ?? 0 }
  const sheet = { epsg: map.epsg, size, din: map.din, resolution: map.res, scale: map.scale }
  return assess({ type: map.georef_typ as TransformType, points: mapPoints(id), sheet, near: null })
}

test('one map has a swapped digit that the workplace finds and puts right', () => {
  const { slip, findings } = assessed(2)
  expect(slip?.column).toBe('mapy')
  expect(findings.map(({ reason }) => reason)).not.toContain('rows')
  const mended = mapPoints(2).map((point) => (point.nr === slip?.nr ? { ...point, mapy: slip.meant } : point))
  const found = fit('polynomial1', mended)
  expect(found.ok && found.meanError).toBeLessThan(2.5)
})

test('one map has points nearly in line: its script carries a grid', () => {
  const { map } = mapSheet(4)
  expect(assessed(4).layout.map(({ reason }) => reason)).toContain('narrow')
  const script = scriptText({
    type: 'polynomial1',
    points: mapPoints(4),
    epsg: map.epsg,
    sheet: { width: map.width ?? 0, height: map.height ?? 0 },
    files: { input: 'a.png', temporary: 'b.tif', output: 'c.tif' },
    options: plainOptions,
  })
  expect(script.ok && script.text).toMatch(/# polynomial1: a grid of/)
})

test('one map of the demo expert’s has no points, and paper in waves needs more than a plane', () => {
  expect(mapPoints(13)).toEqual([])
  expect(mapSheet(13).map.client_id).toBe(1)
  const best = assessed(1).ranking.find(({ recommended }) => recommended)
  expect(best?.type).toMatch(/tps|polynomial[23]/)
})

test('plausible: scale and resolution of the drawn sheets are those of their records', () => {
  for (const id of [1, 3, 6, 10, 15]) {
    expect(assessed(id).findings.map(({ reason }) => reason)).toEqual([])
  }
})
