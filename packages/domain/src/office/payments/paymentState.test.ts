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
  [{ paid: '120.50' }, { state: 'bezahlt', open: '0.00', overpaid: '1.50' }],
  [{ paid: '-20' }, { state: 'offen', open: '139.00', overpaid: '0.00' }],
  [
    { paid: '50', isCancelled: true },
    { state: 'storniert', open: '0.00', overpaid: '0.00' },
  ],
  [{ isArchived: false }, { state: 'entwurf', open: '0.00', overpaid: '0.00' }],
  // A credit: the office owes it, and it is never the client who is late.
  [
    { gross: '-40.00', today: '2027-01-01' },
    { state: 'offen', open: '-40.00', overpaid: '0.00' },
  ],
  [
    { gross: '-40.00', paid: '-10' },
    { state: 'teilbezahlt', open: '-30.00', overpaid: '0.00' },
  ],
  [
    { gross: '-40.00', paid: '-41' },
    { state: 'bezahlt', open: '0.00', overpaid: '1.00' },
  ],
  [{ gross: '0.00' }, { state: 'bezahlt', open: '0.00', overpaid: '0.00' }],
  [
    { gross: '0.00', paid: '5' },
    { state: 'bezahlt', open: '0.00', overpaid: '5.00' },
  ],
])('%j is %j', (part, standing) => {
  expect(paymentState({ ...invoice, ...part })).toEqual(standing)
})

test('what is paid, open and overpaid is what the invoice comes to', () => {
  const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2))
  fc.assert(
    fc.property(amounts, amounts, (gross, paid) => {
      const { open, overpaid } = paymentState({ ...invoice, gross, paid })
      const beyond =
        signOfAmount(gross) < 0 || (signOfAmount(gross) === 0 && signOfAmount(paid) < 0)
          ? overpaid
          : negatedAmount(overpaid)
      expect(sumAmounts([paid, open, beyond])).toBe(sumAmounts([gross]))
      expect(signOfAmount(open) === 0 || signOfAmount(overpaid) === 0).toBe(true)
    }),
  )
})
