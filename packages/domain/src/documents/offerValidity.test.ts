import { expect, test } from 'vitest'
import { offerEnd, offerValidity } from './offerValidity.ts'

test('an offer is valid for ninety days, on the last of them too, and ends in fourteen before', () => {
  const an_datum = '2026-01-01'
  expect(offerEnd(an_datum)).toBe('2026-04-01')
  const judged = ['2026-03-17', '2026-03-18', '2026-04-01', '2026-04-02'].map((day) => offerValidity({ an_datum }, day))
  expect(judged).toEqual(['valid', 'ending', 'ending', 'lapsed'])
})
