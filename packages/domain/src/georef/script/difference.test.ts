import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { difference, type DifferenceRow } from './difference.ts'

const stored = "set -e\ngdal_translate -gcp 1 2 3 4 -gcp 5 6 7 8 'a.tif' 'b.tif'\ngdalwarp -tps 'b.tif' 'c.tif'\n"
const changed = (rows: DifferenceRow[]) => rows.filter(({ kind }) => kind !== 'same')
const lines = (word: string) => Array.from({ length: 2500 }, (_, at) => `${word} ${at}\n`).join('')
const without = (rows: DifferenceRow[], left: DifferenceRow['kind']) =>
  rows.flatMap(({ kind, text }) => (kind === left ? [] : text)).join('')

test('a moved point is one row', () => {
  expect(changed(difference(stored, stored.replace('5 6 7 8', '5 6 7 8.5')))).toEqual([
    { kind: 'removed', text: ' -gcp 5 6 7 8' },
    { kind: 'added', text: ' -gcp 5 6 7 8.5' },
  ])
})

test('the same text has no difference, an empty one is all added', () => {
  expect(changed(difference(stored, stored))).toEqual([])
  expect(difference('', 'set -e\n')).toEqual([{ kind: 'added', text: 'set -e\n' }])
})

test('a carriage return is a difference', () => {
  expect(changed(difference(stored.replaceAll('\n', '\r\n'), stored)).length).toBeGreaterThan(0)
})

test('both texts come back from the rows', () => {
  const piece = fc.constantFrom('set -e', '\n', ' -gcp 1 2 3 4', ' -gcp 1 2 3 5', " 'a b.tif'", 'x', ' ', '\r')
  const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const rows = difference(before, after)
      expect(without(rows, 'added')).toBe(before)
      expect(without(rows, 'removed')).toBe(after)
    }),
  )
})

test('two texts too long to compare are told as a whole', () => {
  const rows = difference(lines('a'), lines('b'))
  expect(rows.map(({ kind }) => kind).lastIndexOf('removed')).toBe(2499)
  expect(rows).toHaveLength(5000)
})
