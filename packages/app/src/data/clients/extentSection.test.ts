import { expect, test } from 'vitest'
import { toSection } from './extentSection.ts'

const extent = { epsg: 25832, minx: 560_000, miny: 5_700_000, maxx: 570_000, maxy: 5_710_000 }

test('an extent lies where its system says', () => {
  const section = toSection(extent)
  expect(section?.west).toBeCloseTo(9.86, 1)
  expect(section?.south).toBeCloseTo(51.45, 1)
  expect(section && section.east > section.west && section.north > section.south).toBe(true)
})

test('without maps or in an unknown system there is none', () => {
  expect(toSection({ ...extent, minx: null })).toBeNull()
  expect(toSection({ ...extent, epsg: null })).toBeNull()
  expect(toSection({ ...extent, epsg: 2_000 })).toBeNull()
})
