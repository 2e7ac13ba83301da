import { expect, test } from 'vitest'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import { openInvoices } from './openInvoices.ts'

const standing = (zustand: InvoiceStanding['zustand'], offen: string): InvoiceStanding => ({
  rechnung_id: 1,
  brutto: '119.00',
  bezahlt: '0.00',
  offen,
  ueberzahlt: '0.00',
  faellig: '2026-11-30',
  zustand,
})

test('what is open adds up to the cent; what is written, paid or cancelled is not open', () => {
  const standings = [
    standing('offen', '0.10'),
    standing('teilbezahlt', '0.20'),
    standing('ueberfaellig', '100.05'),
    standing('offen', '-0.05'),
    standing('bezahlt', '0.00'),
    standing('storniert', '0.00'),
    standing('entwurf', '0.00'),
  ]
  expect(openInvoices(standings)).toEqual({
    count: 4,
    amount: '100.30',
    overdueCount: 1,
    overdueAmount: '100.05',
  })
  expect(openInvoices([])).toEqual({ count: 0, amount: '0.00', overdueCount: 0, overdueAmount: '0.00' })
})
