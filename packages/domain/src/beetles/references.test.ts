import { expect, test } from 'vitest'
import { comparedSpecies, pickReferences } from './references.ts'

const named = (id: number, sci: string) => ({ id, sci, de: '', alt: '', host: '', type: '' })
const species = [
  named(1, 'Ips typographus'),
  named(2, 'Pityogenes chalcographus'),
  named(3, 'Ips duplicatus'),
  named(4, 'Hylurgops palliatus'),
  named(5, 'Tomicus minor'),
  named(6, 'Hylastes ater'),
  named(7, ''),
]

test('a species is compared with those it is taken for, in whichever group it stands', () => {
  expect(comparedSpecies(3, species)).toEqual([3, 1])
  expect(comparedSpecies(4, species)).toEqual([4, 5, 6])
})

test('one that is known for none, or unknown, stands alone', () => {
  expect(comparedSpecies(2, species)).toEqual([2])
  expect(comparedSpecies(7, species)).toEqual([7])
  expect(comparedSpecies(99, species)).toEqual([99])
})

const pictures = (art: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: art * 100 + i, kaefer_id: art * 10 + i, art }))

test('six are shown, of each species in turn, the chosen one first; none of the record itself', () => {
  const all = [...pictures(1, 6), ...pictures(3, 6)]
  expect(pickReferences(all, [3, 1], 30).map(({ id }) => id)).toEqual([301, 302, 303, 100, 101, 102])
  expect(pickReferences(pictures(1, 6), [3, 1], 0)).toHaveLength(6)
  expect(pickReferences([...pictures(1, 1), ...pictures(3, 6)], [3, 1], 0)).toHaveLength(6)
  expect(pickReferences([], [3, 1], 0)).toEqual([])
})
