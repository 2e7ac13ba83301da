import * as fc from 'fast-check'
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { quote } from './scriptText.ts'

test('a number in a script reads back to the same double, without exponent', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = decimal(value)
      expect(text).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number(text)).toBe(value === 0 ? 0 : value)
    }),
  )
  expect(decimal(-0)).toBe('0')
  expect(decimal(1.5e-7)).toBe('0.00000015')
})

test('every name survives the shell', () => {
  const unit = fc.constantFrom('a', 'ß', "'", '"', '$', '`', '\\', ' ', '*', '!', '-', '~', ';', '&', '|', '<', '(')
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const seen = execFileSync('sh', ['-c', `printf %s ${quote(text)}`], { encoding: 'utf8' })
      expect(seen).toBe(text.startsWith('-') ? `./${text}` : text)
    }),
    { numRuns: 50 },
  )
  expect(() => quote('a\nb')).toThrow('newline')
})
