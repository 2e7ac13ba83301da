import { expect, test } from 'vitest'
import { federalStates } from './federalStates.ts'
import { fitsState, usualSystem } from './systemFit.ts'

test.each([
  [25832, 'Niedersachsen', true],
  [25833, 'Niedersachsen', false],
  [25833, 'Bayern', true],
  [25832, 'Berlin', false],
  [31467, 'Sachsen', false],
  [31469, 'Sachsen', true],
  [31256, 'Bayern', false],
  [31468, 'Österreich', false],
  [31256, 'Österreich', true],
  [4326, 'Hessen', true],
])('EPSG %i in %s: %s', (epsg, state, fits) => expect(fitsState(epsg, state)).toBe(fits))

test('of what is not known nothing is said', () => {
  expect(fitsState(null, 'Hessen')).toBe(true)
  expect(fitsState(2056, 'Hessen')).toBe(true)
  expect(fitsState(25833, '')).toBe(true)
  expect(usualSystem('Tirol')).toBeUndefined()
})

test('every state has a usual system, which fits', () => {
  expect(federalStates.filter((state) => !fitsState(usualSystem(state)?.epsg ?? 0, state))).toEqual([])
  expect(federalStates.map((state) => usualSystem(state)?.epsg)).not.toContain(undefined)
  expect(usualSystem('Mecklenburg-Vorpommern')?.epsg).toBe(25833)
  expect(usualSystem('Sachsen-Anhalt')?.epsg).toBe(25832)
})
