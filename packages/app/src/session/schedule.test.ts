import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkEvery, isDue, nextCheck } from './schedule.ts'

test('a long life is looked at every minute', () => {
  expect(nextCheck(300, 300)).toBe(checkEvery)
  expect(isDue(240)).toBe(false)
  expect(isDue(60)).toBe(true)
})

test('whatever the life, a refresh is due before the token has run out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 7_200 }), (lifetime) => {
      let left = lifetime
      for (let looks = 0; looks < 10_000 && !isDue(left); looks++) left -= nextCheck(left, lifetime) / 1_000
      expect(left).toBeGreaterThan(0)
    }),
  )
})
