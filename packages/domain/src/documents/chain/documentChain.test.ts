import { expect, test } from 'vitest'
import type { InvoiceData } from '../../entities/office/invoiceData.ts'
import { documentChain } from './documentChain.ts'

const data = (rechnung_id: number, part: Partial<InvoiceData> = {}): InvoiceData => ({
  rechnung_id,
  befreiung: '',
  angebot_id: null,
  angebot_nummer: null,
  storno_von: null,
  storno_von_nummer: null,
  storno_von_datum: null,
  storniert_durch: null,
  storniert_durch_nummer: null,
  version: 1,
  steuerfall: 'S',
  le_bis: null,
  ...part,
})

/** Offer 7 was invoiced, the invoice cancelled, and invoiced anew; invoice 4 belongs to nothing. */
const known = {
  offers: [{ id: 7, nummer: 'AN-2026-0007' }],
  invoices: [1, 2, 3, 4].map((id) => ({ id, nummer: `RE-2026-000${id}` })),
  data: [
    data(3, { angebot_id: 7 }),
    data(1, { angebot_id: 7, storniert_durch: 2, storniert_durch_nummer: 'RE-2026-0002' }),
    data(2, { storno_von: 1, storno_von_nummer: 'RE-2026-0001' }),
    data(4),
  ],
}
const numbers = (kind: 'offer' | 'invoice', id: number) => documentChain(kind, id, known).map(({ number }) => number)

test.each([
  ['offer', 7],
  ['invoice', 1],
  ['invoice', 2],
  ['invoice', 3],
] as const)('from %s %i the whole line is seen', (kind, id) => {
  expect(documentChain(kind, id, known)).toEqual([
    { kind: 'offer', id: 7, number: 'AN-2026-0007', isCancelled: false },
    { kind: 'invoice', id: 1, number: 'RE-2026-0001', isCancelled: true },
    { kind: 'cancellation', id: 2, number: 'RE-2026-0002', isCancelled: false },
    { kind: 'invoice', id: 3, number: 'RE-2026-0003', isCancelled: false },
  ])
})

test('a document without others stands alone', () => {
  expect(numbers('invoice', 4)).toEqual(['RE-2026-0004'])
  expect(numbers('offer', 8)).toEqual([])
})
