import { expect, test } from 'vitest'
import { countShown, extended, toggled } from './usePicking.ts'

const keyAt = (place: number) => ['a', 'b', 'c', 'd'][place]

test('a row is added, or taken out again', () => {
  expect(toggled(new Set(['a']), 'b')).toEqual(new Set(['a', 'b']))
  expect(toggled(new Set(['a', 'b']), 'a')).toEqual(new Set(['b']))
})

test('all between two rows, whichever comes first; places without a row are passed over', () => {
  expect(extended(new Set(['a']), 3, 2, keyAt)).toEqual(new Set(['a', 'c', 'd']))
  expect(extended(new Set(), 2, 9, keyAt)).toEqual(new Set(['c', 'd']))
})

test('what is picked and not shown is not counted', () => {
  expect(countShown(new Set(['b', 'd', 'x']), 4, keyAt)).toBe(2)
  expect(countShown(new Set(['b', 'd', 'x']), 2, keyAt)).toBe(1)
  expect(countShown(new Set(), 4, keyAt)).toBe(0)
})
