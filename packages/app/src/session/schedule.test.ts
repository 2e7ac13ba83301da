import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { storedToken } from '../platform/identity/tokens.ts'
import { checkEvery, isDue, nextCheck } from './schedule.ts'

/* Spec section 9: "Token kept in local storage under the key Admin-Token; refresh check every 60 s, refreshing when less
   than 70 s of validity remain." */
test('the token is read from local storage under the specified key', () => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'Admin-Token' ? 'stored' : null) })
  expect(storedToken()).toBe('stored')
})

test('a check each 60 s refreshes below 70 s of validity', () => {
  expect(checkEvery).toBe(60_000)
  expect([isDue(70), isDue(69.9)]).toEqual([false, true])
})

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
