import { expect, test } from 'vitest'
import { createStableEntries } from './stableEntries.ts'

test('equal entries give the same Map object as before', () => {
  const same = createStableEntries<string>(Object.is)
  const first = same(new Map([['a', 'waiting']]))
  expect(same(new Map([['a', 'waiting']]))).toBe(first)
  expect(same(new Map([['a', 'saving']]))).toEqual(new Map([['a', 'saving']]))
  expect(same(new Map([['b', 'saving']]))).toEqual(new Map([['b', 'saving']]))
  expect(same(new Map())).toEqual(new Map())
})

test('an equal value stays the same object, even when other values change', () => {
  const same = createStableEntries<{ sum: number }>((one, other) => one.sum === other.sum)
  const first = same(new Map(Object.entries({ a: { sum: 1 }, b: { sum: 2 } })))
  const next = same(new Map(Object.entries({ a: { sum: 1 }, b: { sum: 3 } })))
  expect(next.get('a')).toBe(first.get('a'))
  expect(next.get('b')).toEqual({ sum: 3 })
})
