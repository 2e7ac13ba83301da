import { expect, test } from 'vitest'
import type { SurveyViewRow } from '../entities/maps/surveys.ts'
import { toShares, overviewShares, sumShares } from './surveyShares.ts'

test('the first text is the label, the first number the value', () => {
  const rows: SurveyViewRow[] = [
    { bezeichnung: 'vermessen', summe: 132, anzahl: 132 },
    { id: null, art: 'Vermutet', summe: 96.5 },
    { bezeichnung: '', summe: 12 },
    { bezeichnung: null, summe: 3 },
  ]
  expect(toShares(rows)).toEqual({ surveyed: 132, assumed: 96.5, others: 15 })
})

test('a row without a number counts nothing, and no row is nothing', () => {
  expect(toShares([{ bezeichnung: 'vermessen' }])).toEqual({ surveyed: 0, assumed: 0, others: 0 })
  expect(toShares([])).toEqual({ surveyed: 0, assumed: 0, others: 0 })
})

test('a class of a client: true is surveyed, false assumed, null neither', () => {
  const shares = overviewShares([
    { vermessen: true, summe: 12.5 },
    { vermessen: false, summe: 7 },
    { vermessen: null, summe: 0.5 },
  ])
  expect(shares).toEqual({ surveyed: 12.5, assumed: 7, others: 0.5 })
  expect(sumShares(shares)).toBe(20)
  expect(sumShares(overviewShares([]))).toBe(0)
})
