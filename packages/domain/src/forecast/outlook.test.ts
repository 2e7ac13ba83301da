import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ForecastEntry } from '../entities/documents/forecast.ts'
import { sumAmounts, buildTotals } from '../office/money/amounts.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { outlook, planAgainstActual, usualAssumptions, weightedStatuses } from './outlook.ts'

const today = '2026-11-20'
const entry = (datum: string, betrag: string, art: string): ForecastEntry => ({ id: 1, datum, betrag, art, version: 1 })
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
const nothing = { entries: [], offers: [], invoices: [], term: 14, today }

describe('the outlook', () => {
  test('adds up entries by kind, expenses below zero', () => {
    const entries = [
      entry('2026-11-02', '100.00', 'einnahme'),
      entry('2026-11-30', '30.50', 'ausgabe'),
      entry('2026-12-01', '7', ''),
      entry('2026-12-02', '5', 'Fördermittel'),
    ]
    const { months, kinds } = outlook({ ...nothing, entries }, usualAssumptions, 0, 2)
    expect(kinds).toEqual(['einnahme', 'ausgabe', 'Fördermittel', ''])
    expect(months.map(({ balance }) => balance)).toEqual(['69.50', '12.00'])
    expect(months[0]?.entries).toEqual({ einnahme: '100.00', ausgabe: '-30.50' })
  })

  test('counts invoices when they are due, later when clients pay later', () => {
    const invoices = [row('2026-11-10', '1000', 'open'), row('2026-11-20', '500', 'archived')]
    const due = (delay: number) =>
      outlook({ ...nothing, invoices }, { ...usualAssumptions, delay }, 0, 3).months.map((month) => month.invoices)
    expect(due(0)).toEqual(['1000.00', '500.00', '0.00'])
    expect(due(30)).toEqual(['0.00', '1000.00', '500.00'])
  })

  test('weighs offers by their status, and expects now what is late', () => {
    const offers = [row('2026-01-10', '1000', 'versendet'), row('2026-11-01', '100.01', 'angenommen')]
    const { months } = outlook({ ...nothing, offers }, usualAssumptions, 0, 3)
    expect(months.map((month) => month.offers)).toEqual(['500.00', '0.00', '90.01'])
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
          { likelihood, delay: 0 },
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
        const sure = { likelihood: { entwurf: 100, versendet: 100, angenommen: 100 }, delay: 0 }
        const { months } = outlook({ ...nothing, offers: rows }, sure, 0, 12)
        expect(sumAmounts(months.map((month) => month.offers))).toBe(
          sumAmounts(rows.map(({ totals }) => totals?.net ?? '0')),
        )
      }),
    )
  })
})

test('plan against actual ends with this month', () => {
  const entries = [entry('2026-10-05', '900', 'einnahme'), entry('2026-10-06', '100', 'ausgabe')]
  const invoices = [row('2026-10-20', '1000', 'archived'), row('2026-11-20', '5', 'open')]
  expect(planAgainstActual({ entries, invoices, today }, 2)).toEqual([
    { month: '2026-10', planned: '900.00', actual: '1000.00', difference: '100.00' },
    { month: '2026-11', planned: '0.00', actual: '5.00', difference: '5.00' },
  ])
})
