import { expect, test } from 'vitest'
import { createSameMap } from './sameMap.ts'

test('a map is given again as long as the next one says the same', () => {
  const same = createSameMap<string>(Object.is)
  const first = same(new Map([['a', 'waiting']]))
  expect(same(new Map([['a', 'waiting']]))).toBe(first)
  expect(same(new Map([['a', 'saving']]))).toEqual(new Map([['a', 'saving']]))
  expect(same(new Map([['b', 'saving']]))).toEqual(new Map([['b', 'saving']]))
  expect(same(new Map())).toEqual(new Map())
})
