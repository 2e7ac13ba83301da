import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeFields } from '@waldkerf/domain/editing/mergeFields'
import { parseNumber } from '../input/parseNumber.ts'
import { blankValues, isBlank } from './document.ts'
import { cells, doubtAbout, typedNumber, unclearCount } from './unclear.ts'

const typing = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ €%ex'.split('')), maxLength: 12 })

test('whatever is typed is either the number or kept as it stands, never both and never lost', () => {
  fc.assert(
    fc.property(typing, fc.constantFrom('', 'ca. 3'), (typed, before) => {
      const values = { ...blankValues, anzahl: '7', unklar_anzahl: before }
      const after = { ...values, ...typedNumber(values, 'anzahl', typed) }
      const parsed = parseNumber(typed)
      const kept =
        'fault' in parsed ? { unklar_anzahl: typed.trim() } : { anzahl: parsed.value ?? '0', unklar_anzahl: '' }
      expect(after).toEqual({ ...values, ...kept })
    }),
  )
})

test('a text is asked about until somebody says what is meant, even one that can be read by now', () => {
  expect(doubtAbout('anzahl', '18.6')).toEqual({ text: '18.6', fault: 'ambiguous', offers: ['18,6'] })
  expect(doubtAbout('ep', '12,-')).toEqual({ text: '12,-', fault: 'unconfirmed', offers: ['12'] })
  expect(doubtAbout('ep', '')).toBeUndefined()
})

test('a row with an unclear number alone is not blank, and both its numbers count', () => {
  const row = { ...blankValues, unklar_anzahl: '1.5' }
  expect(isBlank(row)).toBe(false)
  expect(unclearCount([blankValues, row, { ...row, unklar_ep: 'viel' }])).toBe(3)
})

test('a number and its unclear text are merged as one', () => {
  const base = blankValues
  const mine = { ...base, unklar_anzahl: '18.6' }
  const theirs = { ...base, anzahl: '5', bez: 'Aufmaß' }
  expect(mergeFields(base, mine, theirs, { together: cells })).toEqual({
    merged: { ...mine, bez: 'Aufmaß' },
    conflicts: ['anzahl', 'unklar_anzahl'],
  })
  const elsewhere = { ...base, ep: '5' }
  expect(mergeFields(base, mine, elsewhere, { together: cells })).toEqual({
    merged: { ...mine, ep: '5' },
    conflicts: [],
  })
})
