import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankValues } from '../editor/document.ts'
import { negatedAmount, signOfAmount, sumAmounts, sumLines } from '../money/amounts.ts'
import { noDiscount } from '../payments/discount.ts'
import { instalmentLines, splitReceived } from './instalments.ts'
import { modelStandings, totalsIn } from './orderModel.testing.ts'
import { cents, orderSteps } from './orderSteps.testing.ts'

const rates = ['19', '16', '7', '0']
const sum = (all: readonly string[]) => sumAmounts(all)

test('whatever happens to an order, it claims its final amount once, and the tax in it once', () => {
  fc.assert(
    fc.property(orderSteps(...rates), (model) => {
      const standings = modelStandings(model)
      for (const { gefordert, bezahlt, offen, ueberzahlt, zustand } of standings) {
        const claim = zustand === 'entwurf' ? '0.00' : gefordert
        expect(sum([claim, negatedAmount(offen), ueberzahlt])).toBe(bezahlt)
        expect(Math.min(signOfAmount(offen), signOfAmount(ueberzahlt))).toBe(0)
      }
      const fixed = model.invoices.filter(({ isFixed, isCancelled }) => isFixed && !isCancelled)
      const final = fixed.find(({ part }) => part === 'schluss')
      const claims = standings.filter(({ zustand }) => zustand !== 'entwurf').map(({ gefordert }) => gefordert)
      const whole = final ? [final] : fixed
      const granted = standings.map(({ skonto }) => negatedAmount(skonto))
      expect(sum(claims)).toBe(sum([...whole.map((row) => totalsIn(row).gross), ...granted]))
      if (!final) return
      // As printed: tax in what was received, and the rest of the tax in the final invoice.
      const before = sum(final.deducted.map(({ ust }) => ust))
      expect(final.deducted).toHaveLength(fixed.length - 1)
      expect(sum([before, totalsIn(final).vat, negatedAmount(before)])).toBe(totalsIn(final).vat)
    }),
    { numRuns: 2_000 },
  )
})

test('what was received is net and tax to the cent; a whole instalment has its own tax', () => {
  fc.assert(
    fc.property(cents(10_000_000), fc.constantFrom(...rates), (net, percent) => {
      const model = { net, rate: percent, part: 'abschlag', paid: '0.00', isFixed: true, isCancelled: false } as const
      const nothing = { payments: [], terms: noDiscount, replaces: undefined, deducted: [] }
      const { gross, vat } = totalsIn({ ...model, ...nothing })
      expect(splitReceived(gross, percent)).toEqual({ netto: net, ust: vat, brutto: gross })
    }),
  )
})

const line = (id: number, anzahl: string, ep: string) => ({ ...blankValues, id, anzahl, ep, bez: `Leistung ${id}` })
const ordered = {
  nummer: 'AN-2026-0007',
  an_datum: '2026-11-02',
  lines: [line(1, '10', '80'), line(2, '3', '33.33')],
  earlier: [{ nummer: 'RE-2026-0040', datum: '2026-11-10', netto: '300.00' }],
}

test('an instalment by progress is what is done, less what was asked for', () => {
  const lines = instalmentLines(ordered, { art: 'stand', wert: '', staende: { 1: '40', 2: '12.5' } })
  expect(lines.map(({ anzahl, ep, bez }) => [anzahl, ep, bez])).toEqual([
    ['4', '80', 'Leistung 1 (Leistungsstand 40 %)'],
    ['0.375', '33.33', 'Leistung 2 (Leistungsstand 12,5 %)'],
    ['-1', '300.00', 'abzüglich Abschlagsrechnung RE-2026-0040 vom 10.11.2026'],
  ])
  expect(sumLines(lines)).toBe('32.50')
})

test('an instalment by share or amount is one line that names the offer', () => {
  const [share] = instalmentLines(ordered, { art: 'anteil', wert: '33.3', staende: {} })
  expect(share).toMatchObject({ ep: '299.70', bez: '2. Abschlag zum Angebot AN-2026-0007 vom 02.11.2026: 33,3 % der Auftragssumme' }) // prettier-ignore
  const [amount] = instalmentLines(ordered, { art: 'betrag', wert: '250', staende: {} })
  expect(amount).toMatchObject({ anzahl: '1', ep: '250', bez: '2. Abschlag zum Angebot AN-2026-0007 vom 02.11.2026' })
})
