import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasOddNumber } from './numberTexts.ts'

test.each(['1e3', '1E3', '0x10', '0b1', '0o7', '1_000', 'NaN', 'Infinity', '-inf', '', 'x', '1,5', '１２'])(
  'the text %j is no number',
  (text) => {
    expect(hasOddNumber('/karte', { res: text })).toBe(true)
    expect(hasOddNumber('/karte', [{ res: 1 }, { scale: text }])).toBe(true)
  },
)

test('numbers, and texts of digits, are taken', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(999), (whole, part) => {
      expect(hasOddNumber('/karte', { res: whole, scale: `${whole}.${part}`, jahr: null, typ: '1e3' })).toBe(false)
    }),
  )
})

test('other calls and other shapes are left to those who know them', () => {
  expect(hasOddNumber('/kunde', { epsg: '1e3' })).toBe(false)
  for (const payload of [null, 'x', 7, [null, 1]]) expect(hasOddNumber('/karte', payload)).toBe(false)
})
