import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import type { Payment } from '@waldkerf/domain/entities/documents/payments'
import type { ArchivedInvoice } from '@waldkerf/domain/entities/office/invoiceData'
import { noDiscount } from '@waldkerf/domain/office/payments/discount'
import { buildTotals, negatedAmount, proportion } from '@waldkerf/domain/office/money/amounts'
import { settledInstalments } from '@waldkerf/domain/office/datev/discountChange'
import type { FixedInvoice } from '@waldkerf/domain/office/taxYear/standingsAt'
import { taxYear } from '@waldkerf/domain/office/taxYear/taxYear'
import { bookingBatch } from '../datev/bookingBatch.ts'
import { findingWords, taxYearFiles } from './taxYearFiles.ts'

const settings = { adviser: '29098', client: '55003', chart: '03', accountLength: 4, yearStart: '2026-01-01', accounts: {} } as const // prettier-ignore
const span = { from: '2026-01-01', to: '2026-12-31' }

function archived({ id, nummer, day, gross, terms, cancels }: FixedInvoice, net: string): ArchivedInvoice {
  const empty = { bearbeiter: '', anrede: '', anschreiben: '', zuerl: '', befreiung: '' }
  void gross
  return {
    verkaeufer: { zahlungsziel_tage: 14 } as ArchivedInvoice['verkaeufer'],
    kunde: { client_id: 7, name: 'Forstamt Ülzen', land: 'DE', ust_id: '' } as ArchivedInvoice['kunde'],
    rechnung: {
      id,
      nummer,
      rn_datum: day,
      le_date: day,
      ust_satz: '19',
      steuerfall: 'S',
      le_bis: null,
      ...empty,
      ...terms,
    },
    original: cancels === null ? null : { nummer: 'x', datum: day },
    positionen: [{ anzahl: '1', ep: net }] as unknown as ArchivedInvoice['positionen'],
  }
}

const day = fc.integer({ min: -120, max: 500 }).map((days) => dayAfter('2026-01-01', days))
const entry = fc.record({
  net: fc.integer({ min: 1, max: 500_000 }).map((cents) => (cents / 100).toFixed(2)),
  day,
  terms: fc.constantFrom(noDiscount, { skonto_tage: 10, skonto_prozent: '2' }),
  cancelledAfter: fc.option(fc.nat(200)),
  payments: fc.array(fc.record({ share: fc.constantFrom('100', '98', '50', '-20'), after: fc.nat(200) }), {
    maxLength: 3,
  }),
})

/** An office's invoices, with the archives and payments that belong to them. */
function office(entries: readonly (typeof entry extends fc.Arbitrary<infer T> ? T : never)[]) {
  const made: { invoice: FixedInvoice; archive: ArchivedInvoice }[] = []
  const payments: Payment[] = []
  const add = (net: string, more: Pick<FixedInvoice, 'day' | 'terms' | 'cancels'>) => {
    const id = made.length + 1
    const { gross } = buildTotals([{ anzahl: '1', ep: net }], '19')
    const nummer = `RE-2026-${String(id).padStart(4, '0')}`
    const invoice: FixedInvoice = { id, nummer, client: 'Forstamt Ülzen', gross, part: '', offerId: null, ...more }
    made.push({ invoice, archive: archived(invoice, net) })
    return invoice
  }
  for (const { net, day: first, terms, cancelledAfter, payments: paid } of entries) {
    const invoice = add(net, { day: first, terms, cancels: null })
    for (const { share, after } of paid) {
      const common = { art: 'bar', referenz: '', zu: null, zurueckgenommen_durch: null, erfasst_am: '', erfasst_von: '', gegenrechnung_id: null, gegenrechnung_nummer: null } as const // prettier-ignore
      payments.push({ id: payments.length + 1, rechnung_id: invoice.id, betrag: proportion(invoice.gross, share, '100'), datum: dayAfter(first, after), ...common }) // prettier-ignore
    }
    if (cancelledAfter !== null) add(negatedAmount(net), { day: dayAfter(first, cancelledAfter), terms: noDiscount, cancels: invoice.id }) // prettier-ignore
  }
  return { made, payments }
}

function yearWith({ made, payments }: ReturnType<typeof office>, own = span) {
  const invoices = made.map(({ invoice }) => invoice)
  const cancelledOn = new Map(
    invoices.flatMap(({ cancels, day: on }) => (cancels === null ? [] : [[cancels, on] as const])),
  )
  const paidFor = (id: number | undefined) => payments.filter(({ rechnung_id }) => rechnung_id === id)
  const facts = made.map(({ invoice: { id }, archive }) => ({
    invoice: archive,
    payments: paidFor(id),
    cancelledOn: cancelledOn.get(id),
    instalments: settledInstalments(archive, (number) => {
      const own = invoices.find(({ nummer }) => nummer === number)
      return { terms: own?.terms ?? noDiscount, payments: paidFor(own?.id) }
    }),
  }))
  const archives = made.map(({ archive }) => archive)
  const batch = bookingBatch(archives, own, settings, `${own.to}T23:59:59`, facts)
  return { year: taxYear({ invoices, payments, drafts: [], batch, xmlAmounts: new Map() }, own), batch, invoices }
}

test('whatever an office has, the sums of a year and of its quarters agree to the cent', () => {
  const quarters = [span, { from: '2026-01-01', to: '2026-03-31' }, { from: '2026-10-01', to: '2026-12-31' }]
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), fc.constantFrom(...quarters), (entries, own) => {
      expect(yearWith(office(entries), own).year.findings).toEqual([])
    }),
    { numRuns: 500 },
  )
})

const example = office([
  {
    net: '100.00',
    day: '2025-12-20',
    terms: noDiscount,
    cancelledAfter: null,
    payments: [{ share: '100', after: 30 }],
  },
  { net: '200.00', day: '2026-02-01', terms: { skonto_tage: 10, skonto_prozent: '2' }, cancelledAfter: null, payments: [{ share: '98', after: 5 }] }, // prettier-ignore
  { net: '300.00', day: '2026-11-01', terms: noDiscount, cancelledAfter: null, payments: [{ share: '50', after: 20 }] },
])

test('what does not agree is named', () => {
  const { invoices, batch } = yearWith(example)
  const broken = { ...batch, text: batch.text.replace('238,00', '237,99'), missing: ['RE-2026-0009'] }
  const xmlAmounts = new Map([
    ['RE-2026-0002', '238.00'],
    ['RE-2026-0003', '356.99'],
  ])
  const { findings } = taxYear({ invoices, payments: example.payments, drafts: ['RE-2026-0010'], batch: broken, xmlAmounts }, span) // prettier-ignore
  expect(findings.map((finding) => findingWords(finding).replaceAll('\u00A0', ' '))).toEqual([
    'Der Buchungsstapel ergibt 590,23 € statt 590,24 €.',
    'Offen zu Beginn, gebucht und eingegangen ergeben nicht, was am Ende offen ist: 178,50 € statt 178,49 €.',
    'Die E-Rechnung RE-2026-0003 nennt 356,99 € statt 357,00 €.',
    'Ohne Konto und nicht im Buchungsstapel: RE-2026-0009.',
    'Entwürfe, die in keiner Datei stehen: RE-2026-0010.',
  ])
})

test('the folder says all sums, and is the same a second time, also after later payments', async () => {
  const make = async (own: typeof example) => {
    const { year, batch, invoices } = yearWith(own)
    const bytes = new TextEncoder().encode(batch.text)
    return taxYearFiles({ office: 'Waldkerf', span, year, invoices, batch: { name: 'EXTF.csv', bytes }, documents: [{ name: 'RE-2026-0002.pdf', bytes }] }) // prettier-ignore
  }
  const files = await make(example)
  expect(files.map(({ name }) => name)).toEqual(['Inhalt.txt', 'EXTF.csv', 'Rechnungen.csv', 'Zahlungen.csv', 'Offene-Posten.csv', 'Belege/RE-2026-0002.pdf']) // prettier-ignore
  const contents = new TextDecoder().decode(files[0]?.bytes).replaceAll('\u00A0', ' ')
  for (const words of ['01.01.2026 bis 31.12.2026', 'Alle Summen stimmen überein.']) expect(contents).toContain(words)
  expect(contents.replaceAll(/ +/g, ' ')).toContain('Offen zu Beginn 119,00 €\r\n+ Buchungsstapel 590,24 €\r\n- Zahlungen 530,74 €\r\n= Offen am Ende 178,50 €') // prettier-ignore
  const later = { ...example, payments: [...example.payments, { ...example.payments[0]!, id: 99, rechnung_id: 3, betrag: '178.50', datum: '2027-01-04' }] } // prettier-ignore
  const sums = (all: typeof files) =>
    all.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')])
  expect(sums(await make(later))).toEqual(sums(files))
})

test('an order with Skonto on its instalment agrees, before its final invoice and with it', () => {
  const terms = { skonto_tage: 10, skonto_prozent: '2' }
  const { made, payments } = office([
    { net: '200.00', day: '2026-02-01', terms, cancelledAfter: null, payments: [{ share: '98', after: 9 }] },
    { net: '1000.00', day: '2026-05-02', terms, cancelledAfter: null, payments: [] },
  ])
  const [first, last] = made
  if (!first || !last) throw new Error('two invoices were made')
  Object.assign(first.invoice, { part: 'abschlag', offerId: 7 })
  Object.assign(last.invoice, { part: 'schluss', offerId: 7 })
  const common = { nummer: first.invoice.nummer, datum: first.invoice.day, ust_satz: '19', steuerfall: 'S' }
  const received = { netto: '200.00', ust: '38.00', brutto: '238.00', berechnet: '238.00', skonto: '4.76' }
  Object.assign(last.archive, { abschlaege: [{ ...common, ...received }] })
  // 952.00 is due; less 2 % it is paid.
  const paid = { ...payments[0]!, id: 2, rechnung_id: 2, betrag: '932.96', datum: '2026-05-12' }
  const own = { made, payments: [...payments, paid] }
  for (const [from, to, closing] of [
    ['2026-01-01', '2026-03-31', '0.00'],
    ['2026-05-01', '2026-05-05', '952.00'],
    ['2026-01-01', '2026-12-31', '0.00'],
  ] as const) {
    const { year } = yearWith(own, { from, to })
    expect([year.findings, year.sums.closing]).toEqual([[], closing])
  }
  // The bank takes the instalment back: the final invoice asks for it, and its Skonto is no longer earned.
  const back = { ...payments[0]!, id: 3, betrag: '-233.24', datum: '2026-07-06', zu: 1 }
  const { year } = yearWith({ made, payments: [...own.payments, back] }, { from: '2026-07-01', to: '2026-09-30' })
  expect([year.findings, year.sums.closing]).toEqual([[], '257.04'])
})
