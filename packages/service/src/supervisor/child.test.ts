import { expect, test } from 'vitest'
import { afterDeath, noDeaths, type Deaths } from './child.ts'

/** The pauses that a series of deaths leads to; `end` where the supervisor gives up. */
function pauses(...readyFor: (number | undefined)[]) {
  let deaths: Deaths = noDeaths
  return readyFor.map((ms) => {
    const step = afterDeath(deaths, ms)
    deaths = step.deaths
    return step.pauseMs ?? 'end'
  })
}

test('a child that had been ready for five seconds is started again at once', () => {
  expect(pauses(5_000, 60_000)).toEqual([0, 0])
})

test('earlier deaths are answered by growing pauses', () => {
  expect(pauses(4_999, 10, 10, 10, 10, 10)).toEqual([500, 1_000, 2_000, 5_000, 5_000, 5_000])
})

test('five deaths in a row without becoming ready end all', () => {
  expect(pauses(undefined, undefined, undefined, undefined, undefined)).toEqual([500, 1_000, 2_000, 5_000, 'end'])
})

test('becoming ready in between begins the count anew', () => {
  expect(pauses(undefined, undefined, 100, undefined, undefined, 6_000, undefined)).toEqual([
    500, 1_000, 2_000, 5_000, 5_000, 0, 500,
  ])
})
