import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter } from '@waldkerf/domain/dates/berlinDays'
import { invoiceRows, openSums } from '@waldkerf/domain/documents/documentRows'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import { sumAmounts } from '../money/amounts.ts'
import { paymentState } from './paymentState.ts'
import { noReminder, receivableAge, receivablesByClient, sumByAge } from './receivables.ts'

const today = '2026-11-20'
const late = (days: number, offen = '1.00', ueberzahlt = '0.00') => ({
  offen,
  ueberzahlt,
  faellig: dayAfter(today, -days),
})

test('a claim has an age by the days after its last day for payment', () => {
  const ages = [-5, 0, 1, 30, 31, 60, 61, 90, 91, 365, 366].map((days) => receivableAge(late(days), today))
  expect(ages).toEqual(['nicht_faellig', 'nicht_faellig', 'bis_30', 'bis_30', 'bis_60', 'bis_60', 'bis_90', 'bis_90', 'bis_365', 'bis_365', 'ueber_365']) // prettier-ignore
  expect([late(9, '0.00'), late(9, '0.00', '2.00'), undefined].map((each) => receivableAge(each, today))).toEqual([undefined, 'guthaben', undefined]) // prettier-ignore
})

test('is reminded of after its day and once a day', () => {
  const why = (days: number, rest = {}) => noReminder({ standing: { rechnung_id: 1, brutto: '1.00', bezahlt: '0.00', zustand: 'offen', ...late(days), ...rest } }, today) // prettier-ignore
  expect([why(0), why(1), why(1, { zuletzt_erinnert: today }), why(1, { offen: '0.00' })]).toEqual(['notDue', undefined, 'today', 'settled']) // prettier-ignore
  expect(why(1, { zuletzt_erinnert: today, erinnerung_gescheitert: true })).toBeUndefined()
})

test('claims by client and age add up to what is open, less what is owed back', () => {
  const cents = fc.integer({ min: 0, max: 99_999 }).map((value) => (value / 100).toFixed(2))
  const generated = fc.array(fc.record({ gross: cents, paid: cents, days: fc.integer({ min: -20, max: 400 }), client: fc.nat(3) }), { maxLength: 20 }) // prettier-ignore
  fc.assert(
    fc.property(generated, (all) => {
      const invoices = all.map(({ client }, id) => ({ id, nummer: `RE-2026-${id}`, client_id: client, rn_datum: today, le_date: today, archiviert_am: 'x', bearbeiter: '', ust_satz: '19' }) as unknown as Invoice) // prettier-ignore
      const standings = all.map(({ gross, paid, days }, rechnung_id) => {
        const faellig = dayAfter(today, -days)
        const { state, open, overpaid } = paymentState({ gross, paid, due: faellig, today, isArchived: true, isCancelled: false, isReplaced: false }) // prettier-ignore
        return { rechnung_id, brutto: gross, bezahlt: paid, offen: open, ueberzahlt: overpaid, faellig, zustand: state }
      })
      const rows = invoiceRows(invoices, { clients: [], sums: undefined, standings })
      const clients = receivablesByClient(rows, today)
      const { open, credit, balance } = openSums(rows)!
      const ages = sumByAge(rows, today)
      expect(sumAmounts(clients.map((each) => each.balance))).toBe(balance)
      expect(sumAmounts(clients.map((each) => each.open))).toBe(open)
      expect(ages.guthaben).toBe(credit)
      expect(sumAmounts(Object.values(ages))).toBe(balance)
      expect(clients.flatMap((each) => each.rows)).toHaveLength(rows.length)
    }),
    { numRuns: 60 },
  )
})
