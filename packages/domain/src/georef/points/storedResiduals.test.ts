import { expect, test } from 'vitest'
import { fit } from '../solver/fit.ts'
import vectors from '../solver/gdal.vectors.json' with { type: 'json' }
import { storedResiduals } from './storedResiduals.ts'

function fitResiduals(type: 'helmert' | 'polynomial1') {
  const found = fit(type, vectors.sheets.UTM)
  if (!found.ok) throw new Error(found.message.en)
  return found.residuals
}
const residuals = fitResiduals('helmert')

test('stored residuals are told by their unit', () => {
  expect(storedResiduals(residuals, residuals)).toBe('pixels')
  const rounded = residuals.map(({ nr, dx, dy }) => ({ nr, dx: Number(dx.toFixed(3)), dy: Number(dy.toFixed(3)) }))
  expect(storedResiduals(rounded, residuals)).toBe('pixels')
  const inMapUnits = residuals.map(({ nr, mapDx, mapDy }) => ({ nr, dx: mapDx, dy: -mapDy }))
  expect(storedResiduals(inMapUnits, residuals)).toBe('mapUnits')
  expect(storedResiduals(fitResiduals('polynomial1'), residuals)).toBe('other')
})

test('none or zeros are none', () => {
  expect(storedResiduals([], residuals)).toBe('none')
  expect(
    storedResiduals(
      residuals.map(({ nr }) => ({ nr, dx: null, dy: null })),
      residuals,
    ),
  ).toBe('none')
  expect(
    storedResiduals(
      residuals.map(({ nr }) => ({ nr, dx: 0, dy: 0 })),
      residuals,
    ),
  ).toBe('none')
})
