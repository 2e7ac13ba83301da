import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ForecastEntry } from '../entities/documents/forecast.ts'
import { sumAmounts, buildTotals } from '../office/money/amounts.ts'
import { dayAfter } from '../dates/berlinDays.ts'
import type { InvoiceStanding } from '../entities/documents/payments.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { anyAssumptions } from './assumptions.testing.ts'
import { type Assumptions, usualAssumptions, weightedStatuses } from './assumptions.ts'
import { outlook, planAgainstActual } from './outlook.ts'

const today = '2026-11-20'
const entry = (datum: string, betrag: string, art: string): ForecastEntry => ({
  id: 1,
  datum,
  betrag,
  art,
  version: 1,
  notiz: '',
  client_id: null,
})
const row = (day: string, net: string, status: string): DocumentRow => ({
  id: 1,
  nummer: '',
  day,
  supplied: null,
  clientId: 1,
  client: '',
  bearbeiter: '',
  status,
  rate: '19',
  unclear: false,
  totals: buildTotals([{ anzahl: '1', ep: net }], '19'),
})
const standing = (faellig: string, brutto: string, offen: string, zustand: InvoiceStanding['zustand']) => ({
  standing: { rechnung_id: 1, brutto, bezahlt: '0.00', offen, ueberzahlt: '0.00', faellig, zustand },
})
const claim = (id: number, faellig: string, offen: string, stand: InvoiceStanding['zustand']): DocumentRow => {
  const { standing: known } = standing(faellig, '119.00', offen, stand)
  return { ...row(faellig, '100', 'archived'), id, clientId: id < 9 ? 7 : 8, standing: known }
}
const nothing = { entries: [], offers: [], invoices: [], term: 14, today }

/** The net amounts of all that is expected. */
const sum = (sources: object) =>
  outlook({ ...nothing, ...sources }, usualAssumptions, 0, 9).months.flatMap(({ parts }) =>
    parts.map(({ whole }) => whole),
  )

describe('the outlook', () => {
  test('adds up entries by kind, expenses below zero', () => {
    const entries = [
      entry('2026-11-20', '100.00', 'einnahme'),
      entry('2026-11-30', '30.50', 'ausgabe'),
      entry('2026-12-01', '7', ''),
      entry('2026-12-02', '5', 'Fördermittel'),
    ]
    const { months, kinds } = outlook({ ...nothing, entries }, usualAssumptions, 0, 2)
    expect(kinds).toEqual(['einnahme', 'ausgabe', 'Fördermittel', ''])
    expect(months.map(({ balance }) => balance)).toEqual(['69.50', '12.00'])
    expect(months[0]?.entries).toEqual({ einnahme: '100.00', ausgabe: '-30.50' })
    // Of this month only what is still to come counts.
    const later = outlook({ ...nothing, entries, today: '2026-11-21' }, usualAssumptions, -1, 2)
    expect(later.months.map(({ balance }) => balance)).toEqual(['0.00', '-30.50'])
    expect(later.months[1]?.parts).toHaveLength(2)
    // Both charts have the same kinds, whose days are over too.
    expect(later.kinds).toEqual(['einnahme', 'ausgabe'])
  })

  test('counts an order once: its offer without what instalments ask for, a final invoice without what they claim', () => {
    const offers = [{ ...row('2026-11-10', '1000', 'angenommen'), drawn: '400.00' }]
    expect(sum({ offers })).toEqual(['600.00'])
    expect(sum({ offers: [{ ...offers[0], drawn: '1200.00' }] })).toEqual([])
    const draft = standing('2026-12-01', '1190.00', '0.00', 'entwurf').standing
    const final = { ...row('2026-11-10', '1000', 'open'), standing: { ...draft, gefordert: '714.00' } }
    expect(sum({ invoices: [final] })).toEqual(['600.00'])
    const fixed = { ...final, standing: { ...draft, offen: '714.00', gefordert: '714.00', zustand: 'offen' } }
    expect(sum({ invoices: [fixed] })).toEqual(['600.00'])
    const settled = { ...row('2026-11-10', '400', 'archived'), standing: { ...draft, gefordert: '0.00', zustand: 'ersetzt', schluss_id: 2 } } // prettier-ignore
    expect(sum({ invoices: [settled] })).toEqual([])
    const months = planAgainstActual({ entries: [], invoices: [fixed, settled] as DocumentRow[], today }, 0, 1)
    expect(months[0]?.actual).toBe('600.00')
  })

  test('counts invoices when they are due, later when clients pay later', () => {
    const invoices = [row('2026-11-10', '1000', 'open'), row('2026-11-20', '500', 'archived')]
    const due = (delay: number) =>
      outlook({ ...nothing, invoices }, { ...usualAssumptions, delay }, 0, 3).months.map((month) => month.invoices)
    expect(due(0)).toEqual(['1000.00', '500.00', '0.00'])
    expect(due(30)).toEqual(['0.00', '1000.00', '500.00'])
  })

  test('counts what is open of an invoice, once, when it is due, or by its age when that has passed', () => {
    const invoices: DocumentRow[] = [
      { ...row('2026-01-10', '1000', 'archived'), ...standing('2026-01-24', '1190.00', '0.00', 'bezahlt') },
      { ...row('2026-02-10', '1000', 'archived'), ...standing('2026-02-24', '1190.00', '297.50', 'ueberfaellig') },
      { ...row('2026-11-18', '100', 'archived'), ...standing('2026-12-02', '119.00', '119.00', 'offen') },
      { ...row('2026-11-01', '50', 'archived'), ...standing('2026-11-15', '59.50', '0.00', 'storniert') },
      { ...row('2026-10-01', '7', 'open'), ...standing('2026-10-15', '8.33', '0.00', 'entwurf') },
    ]
    const { months } = outlook({ ...nothing, invoices }, usualAssumptions, 0, 3)
    // Of the draft 90 % are expected, as if it were sent today; 250.00 net are nine months overdue: expected in ninety days, with a likelihood of 40 %.
    expect(months.map((month) => month.invoices)).toEqual(['0.00', '100.00', '0.00'])
    expect(months.map((month) => month.offers)).toEqual(['0.00', '6.30', '0.00'])
    expect(outlook({ ...nothing, invoices }, usualAssumptions, 3, 1).months[0]?.parts).toEqual([
      expect.objectContaining({ source: 'invoice', day: '2027-02-18', whole: '250.00', likelihood: 40, age: 'aelter' }),
    ])
  })

  test('later payment never looks like more income, in no month to come', () => {
    const invoice = fc
      .record({ age: fc.integer({ min: -60, max: 200 }), cents: fc.integer({ min: 0, max: 999_999 }) })
      .map(({ age, cents }): DocumentRow => {
        const day = dayAfter(today, -age)
        const totals = buildTotals([{ anzahl: '1', ep: (cents / 100).toFixed(2) }], '19')
        const open = standing(dayAfter(day, 14), totals.gross, totals.gross, 'offen')
        return { ...row(day, '0', 'archived'), totals, ...open }
      })
    const delays = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 }))
    fc.assert(
      fc.property(fc.array(invoice, { maxLength: 6 }), delays, (invoices, [delay, more]) => {
        const upTo = (days: number, months: number) =>
          sumAmounts(
            outlook({ ...nothing, invoices }, { ...usualAssumptions, delay: days }, 0, months).months.map(
              (month) => month.invoices,
            ),
          )
        for (const months of [1, 2, 6]) {
          expect(Number(upTo(delay + more, months))).toBeLessThanOrEqual(Number(upTo(delay, months)))
        }
      }),
    )
  })

  test('a claim is less likely the older it is, and less still with a client who has not paid all so far', () => {
    const invoices = [
      claim(1, '2026-05-01', '0.00', 'bezahlt'),
      claim(2, '2026-06-01', '0.00', 'bezahlt'),
      claim(3, '2026-10-01', '119.00', 'ueberfaellig'),
      claim(4, '2026-11-10', '119.00', 'ueberfaellig'),
      claim(9, '2026-11-10', '119.00', 'ueberfaellig'),
    ]
    const parts = outlook({ ...nothing, invoices }, usualAssumptions, 0, 12).months.flatMap((month) => month.parts)
    // The first client has paid half of the due amounts; the other has no history.
    expect(parts.map(({ id, age, paidShare, amount }) => [id, age, paidShare, amount])).toEqual([
      [4, 'bis30', 50, '48.00'],
      [9, 'bis30', undefined, '95.00'],
      [3, 'bis60', 50, '43.00'],
    ])
  })

  test('each bar is made of its parts, to the cent', () => {
    const status = fc.constantFrom('entwurf', 'versendet', 'angenommen', 'abgelehnt')
    const document = fc.record({ ago: fc.integer({ min: -30, max: 400 }), cents: fc.nat(9_999_999), status })
    fc.assert(
      fc.property(fc.array(document), fc.array(document), anyAssumptions, (offered, invoiced, assumed) => {
        const offers = offered.map(({ ago, cents, status: word }) =>
          row(dayAfter(today, -ago), (cents / 100).toFixed(2), word),
        )
        const invoices = invoiced.map(({ ago, cents }): DocumentRow => {
          const bare = row(dayAfter(today, -ago), (cents / 100).toFixed(2), 'archived')
          const { gross } = bare.totals!
          const due = dayAfter(bare.day, 14)
          return { ...bare, ...standing(due, gross, gross, due < today ? 'ueberfaellig' : 'offen') }
        })
        const { months } = outlook({ ...nothing, offers, invoices }, assumed, 0, 24)
        for (const { parts, invoices: due, offers: hoped, balance } of months) {
          const sum = (source: string) =>
            sumAmounts(parts.filter((part) => part.source === source).map(({ amount }) => amount))
          expect([sum('invoice'), sum('offer')]).toEqual([due, hoped])
          expect(sumAmounts([due, hoped])).toBe(balance)
        }
        const whole = sumAmounts(months.flatMap(({ parts }) => parts.map((part) => part.whole)))
        const most = sumAmounts([...offers, ...invoices].map(({ totals }) => totals?.net ?? '0'))
        expect(Number(whole)).toBeLessThanOrEqual(Number(most))
      }),
    )
  })

  test('weighs offers by their status: one that is over has lapsed, an order comes after its invoice, a late one is less likely and later', () => {
    const offers = [
      row('2026-01-10', '1000', 'versendet'),
      row('2026-01-10', '300', 'angenommen'),
      row('2026-09-10', '400', 'versendet'),
      row('2026-11-01', '100.01', 'angenommen'),
    ]
    const { months } = outlook({ ...nothing, offers }, usualAssumptions, 0, 5)
    expect(months.map((month) => month.offers)).toEqual(['0.00', '200.00', '90.01', '0.00', '108.00'])
  })

  test('of what is declined or invoiced nothing comes, however likely the rest', () => {
    const status = fc.constantFrom('abgelehnt', 'abgerechnet', 'ruht')
    const likely = fc.record({
      entwurf: fc.integer({ min: 0, max: 100 }),
      versendet: fc.integer({ min: 0, max: 100 }),
      angenommen: fc.integer({ min: 0, max: 100 }),
    })
    fc.assert(
      fc.property(status, likely, (word, likelihood) => {
        const { months } = outlook(
          { ...nothing, offers: [row(today, '999.99', word)] },
          { ...usualAssumptions, likelihood },
          0,
          12,
        )
        expect(sumAmounts(months.map(({ balance }) => balance))).toBe('0.00')
      }),
    )
  })

  test('certain offers count in full, and none is lost between the months', () => {
    const offers = fc.array(
      fc.record({
        ago: fc.integer({ min: 0, max: 300 }),
        cents: fc.nat(9_999_999),
        of: fc.constantFrom(...weightedStatuses),
      }),
    )
    fc.assert(
      fc.property(offers, (list) => {
        const rows = list.map(({ ago, cents, of }) =>
          row(new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10), (cents / 100).toFixed(2), of),
        )
        const likelihood = { entwurf: 100, versendet: 100, angenommen: 100 }
        const sure: Assumptions = {
          ...usualAssumptions,
          likelihood,
          validity: 1_000,
          overdue: { bis30: 100, bis60: 100, bis90: 100, aelter: 100 },
        }
        const { months } = outlook({ ...nothing, offers: rows }, sure, 0, 12)
        expect(sumAmounts(months.map((month) => month.offers))).toBe(
          sumAmounts(rows.map(({ totals }) => totals?.net ?? '0')),
        )
      }),
    )
  })
})

test('plan against actual goes on into months to come, which have a plan alone', () => {
  const entries = [
    entry('2026-10-05', '900', 'einnahme'),
    entry('2026-10-06', '100', 'ausgabe'),
    entry('2026-12-06', '50', ''),
  ]
  const invoices = [
    row('2026-10-20', '1000', 'archived'),
    row('2026-11-20', '5', 'open'),
    { ...row('2026-11-19', '7', 'open'), ...standing('2026-12-03', '8.33', '0.00', 'entwurf') },
  ]
  expect(planAgainstActual({ entries, invoices, today }, -1, 3)).toEqual([
    { month: '2026-10', entries: { einnahme: '900.00' }, planned: '900.00', actual: '1000.00', difference: '100.00' },
    { month: '2026-11', entries: {}, planned: '0.00', actual: '5.00', difference: '5.00' },
    { month: '2026-12', entries: { '': '50.00' }, planned: '50.00', actual: '0.00', difference: '0.00' },
  ])
})
