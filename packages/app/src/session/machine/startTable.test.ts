import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextReload, startTable } from './startTable.ts'

test('only a return reloads; a page that stays open asks or tries again', () => {
  expect(startTable.returning.unauthenticated).toBe('reloadOrStop')
  expect(startTable.fresh.unauthenticated).toBe('end')
  expect(startTable.again.unauthenticated).toBe('end')
})

test('a failure of the network never ends a session', () => {
  for (const row of Object.values(startTable)) expect(row.network).toBe('tryLater')
})

test('however it goes, there are at most two reloads within 30 s', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 50 }), (waits) => {
      let kept: number[] = []
      let now = 1_000_000
      const made: number[] = []
      for (const wait of waits) {
        now += wait
        const next = nextReload(kept, now)
        if (!next) continue
        kept = next
        made.push(now)
      }
      for (const at of made) expect(made.filter((other) => other > at - 30_000 && other <= at).length).toBeLessThan(3)
    }),
  )
})

test('a clock that was set back blocks nobody', () => {
  expect(nextReload([9_000_000, 9_000_001], 1_000)).toEqual([1_000])
})
