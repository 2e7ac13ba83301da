import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { negatedAmount, signOfAmount, sumAmounts } from '../money/amounts.ts'
import { paymentState } from './paymentState.ts'

const invoice = {
  gross: '119.00',
  paid: '0.00',
  due: '2026-11-30',
  today: '2026-11-20',
  isArchived: true,
  isCancelled: false,
  isReplaced: false,
}

test.each([
  [{}, { state: 'offen', open: '119.00', overpaid: '0.00' }],
  [{ paid: '19' }, { state: 'teilbezahlt', open: '100.00', overpaid: '0.00' }],
  [
    { paid: '19', today: '2026-11-30' },
    { state: 'teilbezahlt', open: '100.00', overpaid: '0.00' },
  ],
  [
    { paid: '19', today: '2026-12-01' },
    { state: 'ueberfaellig', open: '100.00', overpaid: '0.00' },
  ],
  [
    { paid: '119.00', today: '2027-01-01' },
    { state: 'bezahlt', open: '0.00', overpaid: '0.00' },
  ],
  [{ paid: '120.50' }, { state: 'ueberzahlt', open: '0.00', overpaid: '1.50' }],
  [{ isArchived: false }, { state: 'entwurf', open: '0.00', overpaid: '0.00' }],
  [
    { paid: '50', isCancelled: true },
    { state: 'storniert', open: '0.00', overpaid: '50.00' },
  ],
  [
    { paid: '50', isCancelled: true, isReplaced: true },
    { state: 'ersetzt', open: '0.00', overpaid: '50.00' },
  ],
  // A credit is owed by the office, so it is never overdue.
  [
    { gross: '-40.00', today: '2027-01-01' },
    { state: 'ueberzahlt', open: '0.00', overpaid: '40.00' },
  ],
  [
    { gross: '-40.00', paid: '-40' },
    { state: 'bezahlt', open: '0.00', overpaid: '0.00' },
  ],
  [{ gross: '0.00' }, { state: 'bezahlt', open: '0.00', overpaid: '0.00' }],
])('%j is %j', (part, standing) => {
  expect(paymentState({ ...invoice, ...part })).toEqual(standing)
})

test('in every state the payments are what is claimed, less what is open, and what is owed back', () => {
  const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2))
  fc.assert(
    fc.property(amounts, amounts, fc.boolean(), fc.boolean(), (gross, paid, isCancelled, isReplaced) => {
      const { open, overpaid } = paymentState({ ...invoice, gross, paid, isCancelled, isReplaced })
      const claimed = isCancelled ? '0.00' : gross
      expect(sumAmounts([claimed, negatedAmount(open), overpaid])).toBe(sumAmounts([paid]))
      expect(Math.min(signOfAmount(open), signOfAmount(overpaid))).toBe(0)
    }),
  )
})
