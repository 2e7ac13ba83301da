import { expect, test } from 'vitest'
import { shapes } from './shapes.ts'
import { stateShapeId, valuesByShape } from './valuesByShape.ts'

const value = (name: string, count: number) => ({ name, value: count, label: `${name}: ${count}`, to: `/${name}` })

test('spellings of one Land are one shape, which leads to the first of them', () => {
  const byShape = valuesByShape([value('Bayern', 83), value('BY', 2), value('ST', 5), value('Steiermark', 1)])
  expect(byShape.get('DE-BY')).toEqual({ name: 'Bayern', value: 85, label: 'Bayern: 83, BY: 2', to: '/Bayern' })
  expect(byShape.get('DE-ST')?.value).toBe(5)
  expect(byShape.get('AT-ST')?.value).toBe(1)
})

test('a name that is no Land of the map has no shape', () => {
  expect(valuesByShape([value('', 6), value('Atlantis', 3)]).size).toBe(0)
})

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
