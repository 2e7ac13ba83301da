import { expect, test } from 'vitest'
import { georefTypes } from '@waldkerf/domain/entities/maps/maps'
import { leastPoints } from '../solver/types.ts'
import { typeLabel, typeLabels, parseTransformType } from './typeLabels.ts'

test.each([
  ['linear', 'linear'],
  ['Linear', 'linear'],
  [' Helmert ', 'helmert'],
  ['Polynomial 1', 'polynomial1'],
  ['Polynom 2', 'polynomial2'],
  ['polynomial3', 'polynomial3'],
  ['-order 3', 'polynomial3'],
  ['-tps', 'tps'],
  ['Thin Plate Spline (TPS)', 'tps'],
  ['Thin  Plate Spline', 'tps'],
  ['Projective', 'projective'],
  ['Projektiv', 'projective'],
])('%j is %s', (stored, type) => expect(parseTransformType(stored)).toBe(type))

test.each(['', '-order 4', 'Polynomial', 'Affin', 'constructor', 'toString'])('%j is unknown, and kept', (stored) => {
  expect(parseTransformType(stored)).toBeNull()
  expect(typeLabel(stored)).toEqual({ de: stored, en: stored })
})

test('every type is read by its own word and its labels', () => {
  expect(Object.keys(leastPoints)).toEqual([...georefTypes])
  for (const type of georefTypes) {
    expect([type, typeLabels[type].de, typeLabels[type].en].map(parseTransformType)).toEqual([type, type, type])
  }
})
