import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter } from '../dates/berlinDays.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { buildTotals, sumAmounts } from '../office/money/amounts.ts'
import { anyAssumptions } from './assumptions.testing.ts'
import { usualAssumptions, weightedStatuses } from './assumptions.ts'
import { figureSums } from './figureSums.ts'
import { forecastParts } from './forecastParts.ts'

const today = '2026-11-20'
const nothing = { entries: [], offers: [], invoices: [], term: 14, today }

const net = (cents: number) => (cents / 100).toFixed(2)

const document = (id: number, clientId: number, ago: number, net: string, status: string): DocumentRow => ({
  id,
  nummer: '',
  day: dayAfter(today, -ago),
  supplied: null,
  clientId,
  client: '',
  bearbeiter: '',
  status,
  rate: '19',
  unclear: false,
  totals: buildTotals([{ anzahl: '1', ep: net }], '19'),
})

/** An invoice so many days after its due date; `ueberzahlt` is what is owed back. */
function invoice(
  id: number,
  clientId: number,
  late: number,
  net: string,
  isPaid = false,
  ueberzahlt = '0.00',
): DocumentRow {
  const row = document(id, clientId, late + 14, net, 'archived')
  const brutto = row.totals?.gross ?? '0'
  const zustand = isPaid ? 'bezahlt' : late > 0 ? 'ueberfaellig' : 'offen'
  const sums = { brutto, bezahlt: '0.00', offen: isPaid ? '0.00' : brutto, ueberzahlt }
  return { ...row, standing: { rechnung_id: id, ...sums, faellig: dayAfter(today, -late), zustand } }
}

test('the rows of a figure and its reduction add up to it: by age, by what a client has paid so far, and what is owed back', () => {
  const invoices = [
    invoice(1, 7, -3, '100.00'),
    invoice(2, 7, 5, '200.00'),
    invoice(3, 8, 200, '1000.00'),
    // Half of what was due from this client has come in.
    invoice(4, 9, 300, '250.00', true),
    invoice(5, 9, 200, '250.00', true),
    invoice(6, 9, 150, '500.00'),
    // Nothing from this one: it counts nothing, and is open all the same.
    ...[7, 8, 9].map((id) => invoice(id, 10, 40, '10.00')),
    invoice(10, 11, 60, '20.00', true, '23.80'),
  ]
  const sums = figureSums(forecastParts({ ...nothing, invoices }, usualAssumptions), usualAssumptions)
  expect(sums.invoices).toEqual({
    groups: [
      { group: 'due', likelihood: 100, whole: '100.00', amount: '100.00' },
      { group: 'bis30', likelihood: 95, whole: '200.00', amount: '190.00' },
      { group: 'bis60', likelihood: 85, whole: '30.00', amount: '25.50' },
      { group: 'aelter', likelihood: 40, whole: '1500.00', amount: '600.00' },
      { group: 'owedBack', likelihood: 100, whole: '-20.00', amount: '-20.00' },
    ],
    less: '-125.50',
    whole: '1810.00',
    amount: '770.00',
  })
})

test('the shown parts sum to the shown whole, to the cent, whatever is assumed', () => {
  const made = fc.record({
    ago: fc.integer({ min: -30, max: 400 }),
    cents: fc.integer({ min: 1, max: 9_999_999 }),
    client: fc.nat(2),
    status: fc.constantFrom(...weightedStatuses),
    isPaid: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(made), fc.array(made), anyAssumptions, (offered, invoiced, assumed) => {
      const offers = offered.map(({ ago, cents, client, status }, id) => document(id, client, ago, net(cents), status))
      const invoices = invoiced.map(({ ago, cents, client, isPaid }, id) =>
        invoice(id, client, ago, net(cents), isPaid),
      )
      const parts = forecastParts({ ...nothing, offers, invoices }, assumed)
      const sums = Object.values(figureSums(parts, assumed))
      for (const { groups, less, whole, amount } of sums) {
        expect(sumAmounts([...groups.map((row) => row.amount), less])).toBe(amount)
        expect(sumAmounts(groups.map((row) => row.whole))).toBe(whole)
        // Half a cent for each part, which is rounded by itself.
        for (const row of groups) {
          expect(Math.abs((Number(row.whole) * row.likelihood) / 100 - Number(row.amount))).toBeLessThan(
            0.005 * parts.length + 0.001,
          )
        }
      }
      expect(sumAmounts(sums.map(({ amount }) => amount))).toBe(sumAmounts(parts.map(({ amount }) => amount)))
      const open = invoices.flatMap(({ standing, totals }) => (standing?.offen === '0.00' ? [] : (totals?.net ?? [])))
      expect(sums[0]?.whole).toBe(sumAmounts(open))
    }),
  )
})
