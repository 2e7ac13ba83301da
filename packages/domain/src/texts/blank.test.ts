import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBlank } from './blank.ts'
import { compared } from './compared.ts'

test('of all code points those are blank that separate, format or control, and the blanks among the letters', () => {
  const listed = /[\p{Z}\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0\u2800]/u
  const differing: string[] = []
  for (let codePoint = 0; codePoint <= 0x10_ff_ff; codePoint++) {
    const sign = String.fromCodePoint(codePoint)
    if (isBlank(sign) !== listed.test(sign)) differing.push(codePoint.toString(16))
  }
  expect(differing).toEqual([])
})

test('a text is blank when each of its signs is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), (signs) => {
      expect(isBlank(signs.join(''))).toBe(signs.every(isBlank))
    }),
  )
})

test.each(['', ' ', '\u200b\u200b', '\u2060\ufeff', '\u202e', '\u3164', '\t\n', '\u00a0'])('%j is no name', (text) =>
  expect(isBlank(text)).toBe(true),
)
test.each(['ä', '–', '0', '👩‍🌾', '\u200bx'])('%j is one', (text) => expect(isBlank(text)).toBe(false))

test('what is written with the same letters compares as equal, however they are composed', () => {
  expect(compared('MÜLLER')).toBe(compared('müller'.normalize('NFD')))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(compared(text.normalize('NFD'))).toBe(compared(text.normalize('NFC')))
    }),
  )
})
