import { expect, test } from 'vitest'
import { discount } from './discount.ts'

const terms = { skonto_tage: 10, skonto_prozent: '2' }
const invoice = { due: '100.00', terms, day: '2026-11-02' }
let id = 0
const paid = (betrag: string, datum: string, zu: number | null = null) => ({ id: (id += 1), betrag, datum, zu })
const granted = (...payments: ReturnType<typeof paid>[]) => discount(invoice, payments).granted

test('is stated with its amount and the last day', () => {
  expect(discount(invoice, [])).toEqual({ amount: '2.00', lastDay: '2026-11-12', granted: '0.00', grantedOn: null })
  const none = { amount: '0.00', lastDay: null, granted: '0.00', grantedOn: null }
  expect(discount({ ...invoice, terms: { skonto_tage: 0, skonto_prozent: '2' } }, [])).toEqual(none)
  expect(discount({ ...invoice, terms: { skonto_tage: 10, skonto_prozent: '0' } }, [])).toEqual(none)
  expect(discount({ ...invoice, due: '-5.00' }, [])).toEqual(none)
})

test('is granted for the reduced amount on the last day, and not a day later', () => {
  expect(discount(invoice, [paid('98.00', '2026-11-12')])).toMatchObject({ granted: '2.00', grantedOn: '2026-11-12' })
  expect(granted(paid('98.00', '2026-11-13'))).toBe('0.00')
  expect(granted(paid('97.99', '2026-11-12'))).toBe('0.00')
})

test('is what is lacking, whoever pays more or in parts', () => {
  expect(granted(paid('99.50', '2026-11-03'))).toBe('0.50')
  expect(granted(paid('100.00', '2026-11-03'))).toBe('0.00')
  expect(granted(paid('120.00', '2026-11-03'))).toBe('0.00')
  expect(granted(paid('50.00', '2026-11-03'), paid('48.00', '2026-11-12'))).toBe('2.00')
  expect(granted(paid('50.00', '2026-11-03'), paid('48.00', '2026-11-13'))).toBe('0.00')
  expect(granted(paid('98.00', '2026-11-03'), paid('2.00', '2026-12-24'))).toBe('0.00')
})

test('goes with the payment that is taken back or paid back', () => {
  const first = paid('98.00', '2026-11-03')
  expect(granted(first, paid('-98.00', '2026-11-20', first.id))).toBe('0.00')
  expect(granted(first, paid('-98.00', '2026-11-20', first.id), paid('98.00', '2026-11-20'))).toBe('0.00')
  expect(granted(paid('98.00', '2026-11-03'), paid('-10.00', '2026-11-20'))).toBe('0.00')
})
