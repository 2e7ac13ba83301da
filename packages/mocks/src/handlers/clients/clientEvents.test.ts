import { expect, test } from 'vitest'
import { latestFirst } from './clientEvents.ts'

const zeit = '2026-11-20T00:00:00+00:00'

test('of one day a payment stands above its invoice, and that above its offer', () => {
  const events = [
    { zeit, art: 'angebot', id: 30 },
    { zeit, art: 'zahlung', id: 1 },
    { zeit, art: 'rechnung', id: 20 },
    { zeit: '2026-11-21T00:00:00+00:00', art: 'angebot', id: 2 },
  ] as const
  expect(events.toSorted(latestFirst).map(({ id }) => id)).toEqual([2, 1, 20, 30])
})
