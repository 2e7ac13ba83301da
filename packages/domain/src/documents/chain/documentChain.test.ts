import { expect, test } from 'vitest'
import type { InvoiceStanding } from '@waldkerf/domain/entities/documents/payments'
import type { InvoiceData } from '@waldkerf/domain/entities/office/invoiceData'
import { documentChains } from './documentChain.ts'

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
  ersetzt: null,
  ...part,
})
const cancels = (id: number, original: number) => data(id, { storno_von: original })
const standing = (rechnung_id: number, zustand: InvoiceStanding['zustand']): InvoiceStanding => ({
  rechnung_id,
  brutto: '119.00',
  bezahlt: '0.00',
  offen: '0.00',
  ueberzahlt: '0.00',
  faellig: '2026-04-15',
  zustand,
})

/**
 * Offer 7 was invoiced, the invoice cancelled and the offer invoiced again. Invoice 4 belongs to no chain. Invoice 5
 * was cancelled by 6 and replaced by 8, without an offer.
 */
const known = {
  offers: [{ id: 7, nummer: 'AN-2026-0007', an_datum: '2026-03-01', status: 'abgerechnet' }],
  invoices: [1, 2, 3, 4, 5, 6, 8].map((id) => ({
    id,
    nummer: `RE-2026-000${id}`,
    rn_datum: `2026-04-0${id}`,
    archiviert_am: id === 3 ? null : '2026-04-09T08:00:00+00:00',
  })),
  data: [
    data(3, { angebot_id: 7 }),
    data(1, { angebot_id: 7, storniert_durch: 2 }),
    cancels(2, 1),
    data(4),
    data(8, { ersetzt: 5 }),
    data(5, { storniert_durch: 6 }),
    cancels(6, 5),
  ],
  standings: [standing(1, 'storniert'), standing(2, 'storniert'), standing(3, 'entwurf'), standing(4, 'bezahlt')],
}
const chain = documentChains(known)

test('several offers with one invoice are one chain, whichever is asked', () => {
  const second = { id: 9, nummer: 'AN-2026-0009', an_datum: '2026-03-02', status: 'abgerechnet' }
  const angebote = [7, 9].map((id) => ({ id, nummer: `AN-2026-000${id}` }))
  const joint = documentChains({
    ...known,
    offers: [second, ...known.offers],
    data: [...known.data.filter(({ rechnung_id }) => rechnung_id !== 3), data(3, { angebot_id: 7, angebote })],
  })
  const expected = ['AN-2026-0007', 'AN-2026-0009', 'RE-2026-0001', 'RE-2026-0002', 'RE-2026-0003']
  for (const [kind, id] of [
    ['offer', 7],
    ['offer', 9],
    ['invoice', 1],
    ['invoice', 3],
  ] as const) {
    expect(joint(kind, id).map(({ number }) => number)).toEqual(expected)
  }
})

const numbers = (kind: 'offer' | 'invoice', id: number) => chain(kind, id).map(({ number }) => number)

test.each([
  ['offer', 7],
  ['invoice', 1],
  ['invoice', 2],
  ['invoice', 3],
] as const)('from %s %i the whole line is seen', (kind, id) => {
  expect(chain(kind, id)).toEqual([
    { kind: 'offer', id: 7, number: 'AN-2026-0007', day: '2026-03-01', state: 'abgerechnet' },
    { kind: 'invoice', id: 1, number: 'RE-2026-0001', day: '2026-04-01', state: 'storniert' },
    { kind: 'cancellation', id: 2, number: 'RE-2026-0002', day: '2026-04-02', state: 'stornorechnung' },
    { kind: 'invoice', id: 3, number: 'RE-2026-0003', day: '2026-04-03', state: 'open' },
  ])
})

test.each([5, 6, 8])('without an offer invoice %i leads to what it was written anew with', (id) => {
  expect(numbers('invoice', id)).toEqual(['RE-2026-0005', 'RE-2026-0006', 'RE-2026-0008'])
})

test('a document without others stands alone, and one that is not there has none', () => {
  expect(numbers('invoice', 4)).toEqual(['RE-2026-0004'])
  expect(numbers('offer', 8)).toEqual([])
  expect(numbers('invoice', 9)).toEqual([])
})

test('an instalment and the final invoice of an order are named as that', () => {
  const order = [data(1, { angebot_id: 7, teil: 'abschlag' }), data(4, { angebot_id: 7, teil: 'schluss' })]
  const kinds = documentChains({ ...known, data: order })('offer', 7).map(({ kind }) => kind)
  expect(kinds).toEqual(['offer', 'abschlag', 'schluss'])
})

test('while nothing is known of payments a link says that it is fixed', () => {
  expect(documentChains({ ...known, standings: undefined })('invoice', 4)).toMatchObject([{ state: 'archived' }])
})
