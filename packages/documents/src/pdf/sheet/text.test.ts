import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printable } from './printable.ts'
import { wrap } from './wrap.ts'

const anySign = fc.integer({ min: 0, max: 0x10_ffff }).map((codePoint) => String.fromCodePoint(codePoint))
const anyText = fc.string({ unit: anySign, maxLength: 40 })
const everyGlyph = () => true
const latin = (codePoint: number) => codePoint < 0x2500 || codePoint === 0xfffd

test.each([
  ['a\r\nb\rc\td', 'a\nb\nc d'],
  ['a\u0308', 'ä'],
  ['x\u0000\u200B\u202Ey\uFEFF', 'xy'],
  ['\uD800', '\uFFFD'],
])('%j is printed as %j', (text, shown) => expect(printable(text, everyGlyph)).toBe(shown))

test('each character without a glyph is one question mark', () => {
  expect(printable('🪲 Käfer 🪲🪲', (codePoint) => codePoint < 0x3000)).toBe('? Käfer ??')
  fc.assert(
    fc.property(anyText, (text) => {
      const shown = printable(text, latin)
      expect(Array.from(shown).every((sign) => latin(sign.codePointAt(0) ?? 0))).toBe(true)
      expect(shown).toBe(printable(shown, latin))
    }),
  )
})

const signs = (words: string) => words.replaceAll(/\s/g, '')
const perSign = (text: string) => Array.from(text).length

test('lines end between words, and within one that is too long', () => {
  expect(wrap('eins zwei drei', 9, perSign)).toEqual(['eins zwei', 'drei'])
  expect(wrap('a\n\nb', 9, perSign)).toEqual(['a', '', 'b'])
  expect(wrap('ab Donaudampfschiff', 8, perSign)).toEqual(['ab', 'Donaudam', 'pfschiff'])
})

test('no line is too wide, and no character is lost', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ß', ' ', '\n', '🪲'), maxLength: 80 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (typed, width) => {
      const lines = wrap(typed, width, perSign)
      expect(lines.every((line) => perSign(line.trim()) <= width)).toBe(true)
      expect(signs(lines.join(''))).toBe(signs(typed))
    }),
  )
})
