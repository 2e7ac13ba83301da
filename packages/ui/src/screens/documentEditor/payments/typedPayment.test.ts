import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn, amountOffered, amountTyped, findProblems, openAfter, type TypedPayment } from './typedPayment.ts'

const typed: TypedPayment = {
  amount: '1.234,50',
  day: '2026-11-20',
  kind: 'ueberweisung',
  reference: ' A-1 ',
  confirmed: false,
}
const today = '2026-11-20'
const standing = {
  rechnung_id: 1,
  brutto: '119.00',
  bezahlt: '0.00',
  offen: '119.00',
  ueberzahlt: '0.00',
  faellig: today,
  zustand: 'offen' as const,
}

test('what is offered is what is open, to the cent, as one types it in the language, and is read back in it', () => {
  expect(amountOffered({ offen: '1234.50', ueberzahlt: '0.00' }, 'de')).toBe('1.234,50')
  expect(amountOffered({ offen: '1234.50', ueberzahlt: '0.00' }, 'en')).toBe('1,234.50')
  expect(amountOffered({ offen: '0.00', ueberzahlt: '0.00' }, 'de')).toBe('')
  expect(amountOffered({ offen: '0.00', ueberzahlt: '1000.50' }, 'de')).toBe('-1.000,50')
  expect(amountOffered({ offen: '0.00', ueberzahlt: '1000.50' }, 'en')).toBe('-1,000.50')
  const amounts = fc.integer({ min: 1, max: 99_999_999 })
  fc.assert(
    fc.property(amounts, fc.constantFrom('de', 'en'), (cents, language) => {
      const offen = (cents / 100).toFixed(2)
      const typed = amountOffered({ offen, ueberzahlt: '0.00' }, language)
      expect(Number(amountTyped(typed, language))).toBe(Number(offen))
      const other = language === 'de' ? 'en' : 'de'
      expect(amountIn(language, amountIn(other, typed, language), other)).toBe(typed)
    }),
  )
})

test('after a change of language an amount is the same; what is none stays as typed', () => {
  expect(amountIn('en', '1.234,5', 'de')).toBe('1,234.50')
  expect(amountIn('de', '-12.5', 'en')).toBe('-12,50')
  expect(amountIn('en', '1.23', 'de')).toBe('1.23')
  expect(amountIn('en', 'zwölf', 'de')).toBe('zwölf')
})

test.each([
  [{}, {}],
  [{ amount: '' }, { amount: { fault: 'missing' } }],
  [{ amount: '0,00' }, { amount: { fault: 'missing' } }],
  [{ amount: '1.23' }, { amount: { fault: 'ambiguous', offers: ['1,23'] } }],
  [{ amount: '1,234' }, { amount: { fault: 'tooManyDecimals', offers: ['1.234'] } }],
  [{ amount: '-0,01' }, { amount: { fault: 'repaid_too_much' } }],
  [{ reference: 'x'.repeat(201) }, { reference: 'long' }],
  [{ reference: 'B-2 ' }, { reference: 'known' }],
])('%j has the problems %j', (part, problems) => {
  expect(findProblems({ ...typed, ...part }, standing, ['B-2'], 'de')).toEqual(problems)
})

test('an amount becomes decimal text; zero is no amount', () => {
  expect(amountTyped('1.234,5', 'de')).toBe('1234.5')
  expect(amountTyped('-19 €', 'de')).toBe('-19')
  expect(amountTyped('0', 'de')).toBeUndefined()
})

test('what stays open is told to the cent, and what goes beyond it', () => {
  const today = '2026-11-20'
  expect(openAfter(standing, '19.01', today).rest).toBe('99.99')
  expect(openAfter(standing, '120', today).rest).toBe('-1.00')
  expect(openAfter({ ...standing, offen: '0.00', ueberzahlt: '1.00' }, '-1', today).rest).toBe('0.00')
})

test('the amount with Skonto pays all of it, within its time', () => {
  const discounted = { ...standing, skonto_abzug: '2.38', skonto_bis: '2026-11-20' }
  expect(openAfter(discounted, '116.62', '2026-11-20')).toEqual({ rest: '0.00', granted: '2.38' })
  expect(openAfter(discounted, '116.61', '2026-11-20')).toEqual({ rest: '2.39', granted: '0.00' })
  expect(openAfter(discounted, '116.62', '2026-11-21')).toEqual({ rest: '2.38', granted: '0.00' })
})
