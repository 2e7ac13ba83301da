import { expect, test } from 'vitest'
import { monthlyForecast } from './monthlyForecast.ts'

const entry = (datum: string, betrag: string, art: string) => ({ id: 1, datum, betrag, art, version: 1 })

test('amounts are added to the cent, per month and kind, the nameless kind last', () => {
  const entries = [
    entry('2026-11-01', '0.10', 'einnahme'),
    entry('2026-11-30', '0.20', 'einnahme'),
    entry('2026-12-05', '1500.5', ''),
    entry('2026-12-24', '-20.05', 'ausgabe'),
    entry('2026-10-31', '99', 'einnahme'),
    entry('2027-02-01', '99', 'einnahme'),
  ]
  expect(monthlyForecast(entries, '2026-11-20', 3)).toEqual({
    months: ['2026-11', '2026-12', '2027-01'],
    series: [
      { art: 'ausgabe', cents: [0, -2_005, 0] },
      { art: 'einnahme', cents: [30, 0, 0] },
      { art: '', cents: [0, 150_050, 0] },
    ],
  })
})
