import { expect, test } from 'vitest'
import { worldX, worldY } from '../MapView/sources/marks.ts'
import type { Place } from './warpTypes.ts'
import { scanExtent, buildMesh, onScreen } from './warpMesh.ts'

const size = { width: 14_043, height: 9_933 }
/** About 0.7 m a pixel, near Berlin. */
const straight = ([column, row]: readonly [number, number]): Place => [13.4 + column * 1e-5, 52.5 - row * 6e-6]
const bent = ([column, row]: readonly [number, number]): Place => [
  13.4 + column * 1e-5 + 2e-13 * column ** 2,
  52.5 - row * 6e-6 + 1e-13 * column * row,
]

test('the corners lie where the transformation puts them', () => {
  const { world, triangles, edge } = buildMesh({ size, place: straight, affine: true })
  expect(triangles).toHaveLength(16 * 16 * 6)
  expect(edge).toHaveLength(64)
  const [lon, lat] = straight([size.width, size.height])
  expect(Array.from(world.subarray(-2))).toEqual([worldX(lon), worldY(lat)])
})

test('between the crossings of a curved sheet nothing is off by a tenth of a pixel', () => {
  const { world } = buildMesh({ size, place: bent, affine: false })
  const scale = 256 * 2 ** 16
  for (let cell = 0; cell < 32; cell += 1) {
    const [lon, lat] = bent([((cell + 0.5) * size.width) / 32, 0])
    const x = ((world[cell * 2] ?? 0) + (world[cell * 2 + 2] ?? 0)) / 2
    const y = ((world[cell * 2 + 1] ?? 0) + (world[cell * 2 + 3] ?? 0)) / 2
    expect(Math.hypot(x - worldX(lon), y - worldY(lat)) * scale).toBeLessThan(0.1)
  }
})

test('a cell past the horizon is left out', () => {
  const halfway = ([column, row]: readonly [number, number]): Place =>
    column > size.width / 2 ? [NaN, NaN] : straight([column, row])
  const { triangles } = buildMesh({ size, place: halfway, affine: true })
  expect(triangles).toHaveLength(8 * 16 * 6)
})

test('on the screen a pixel of the deepest zoom keeps its hundredths', () => {
  const scale = 256 * 2 ** 24
  const [x, y] = [0.53 * scale, 0.33 * scale]
  const screen = onScreen(Float64Array.of((x + 300.25) / scale, (y + 200.5) / scale), { scale, left: x, top: y })
  expect(screen[0]).toBeCloseTo(300.25, 3)
  expect(screen[1]).toBeCloseTo(200.5, 3)
})

test('the extent leaves out places without coordinates', () => {
  const { lon, lat } = { lon: straight([0, 0])[0], lat: straight([0, 0])[1] }
  expect(scanExtent(size, straight)).toMatchObject({ west: lon, north: lat })
  expect(scanExtent(size, () => [NaN, NaN])).toBeUndefined()
})
