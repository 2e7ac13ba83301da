import { expect, test } from 'vitest'
import { isWholeCopy, isWorthAnotherTry, readKeptScan } from './keptScan.ts'

test.each([
  [0, true],
  [401, true],
  [409, true],
  [423, true],
  [503, true],
  [403, false],
  [413, false],
  [507, false],
])('an upload that is answered %i is tried again: %s', (status, isTried) => {
  expect(isWorthAnotherTry(status)).toBe(isTried)
})

test('a copy that cannot be read, or was cut off, is none', () => {
  const kept = { map: 7, name: 'Blatt 3.png', size: 10 }
  expect(readKeptScan(JSON.stringify(kept))).toEqual(kept)
  expect([readKeptScan('{"map":'), readKeptScan(''), readKeptScan(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([isWholeCopy(kept, { size: 10 }), isWholeCopy(kept, { size: 4 }), isWholeCopy(kept, undefined)]).toEqual([
    true,
    false,
    false,
  ])
})
