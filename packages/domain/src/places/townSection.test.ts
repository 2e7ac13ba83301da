import { expect, test } from 'vitest'
import { placeRows } from './allPlaces.ts'
import { townSection } from './townSection.ts'

const middle = (names: readonly string[], land = '') => {
  const section = townSection(names, land, placeRows)
  return section && [(section.south + section.north) / 2, (section.west + section.east) / 2]
}

test('the first known town is taken, whatever case it is written in', () => {
  const [lat, lon] = middle(['', 'Nirgendsdorf', ' gOSLAR ', 'Celle']) ?? []
  expect(lat).toBeCloseTo(51.91, 1)
  expect(lon).toBeCloseTo(10.43, 1)
})

test('of towns of one name the Land says which; without one nothing is guessed', () => {
  expect(middle(['Goslar'], 'Niedersachsen')).toBeDefined()
  expect(middle(['Goslar'], 'Bayern')).toBeUndefined()
  expect(middle([], '')).toBeUndefined()
})
