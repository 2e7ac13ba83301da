import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isolated } from './bidi.ts'

test('a text that turns the direction is isolated, and cannot end that itself', () => {
  expect(isolated('Forst\u202etmA')).toBe('\u2068Forst\u202etmA\u2069')
  expect(isolated('a\u2069\u202eb')).toBe('\u2068a\u202eb\u2069')
  expect(isolated('אב')).toBe('\u2068אב\u2069')
})

test('any other text stays as it is; none opens more than it closes', () => {
  for (const text of ['Forstamt Ülzen', 'Łódź', '👩‍🌾', '']) expect(isolated(text)).toBe(text)
  const signs = fc.constantFrom('a', ' ', 'ב', '\u202e', '\u202c', '\u2066', '\u2067', '\u2068', '\u2069')
  fc.assert(
    fc.property(fc.string({ unit: signs }), (text) => {
      const count = (sign: RegExp) => isolated(text).match(sign)?.length ?? 0
      expect(count(/[\u2066-\u2068]/g)).toBe(count(/\u2069/g))
      expect(isolated(isolated(text))).toBe(isolated(text))
    }),
  )
})
