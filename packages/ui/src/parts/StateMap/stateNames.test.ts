import { expect, test } from 'vitest'
import { shapes } from './shapes.ts'
import { stateShapeId } from './stateNames.ts'

test('there are 16 German and 9 Austrian outlines, each found by its own name', () => {
  expect(shapes.filter(({ id }) => id.startsWith('DE-'))).toHaveLength(16)
  expect(shapes).toHaveLength(25)
  for (const { id, name } of shapes) expect(stateShapeId(name)).toBe(id)
})

test.each([
  ['Baden-Württemberg', 'DE-BW'],
  ['Baden Wuerttemberg', 'DE-BW'],
  ['NW', 'DE-NW'],
  ['ST', 'DE-ST'],
  ['Steiermark', 'AT-ST'],
  ['de-by', 'DE-BY'],
  ['Atlantis', undefined],
  ['', undefined],
])('%s', (name, id) => expect(stateShapeId(name)).toBe(id))
