import { expect, test } from 'vitest'
import { documentAge } from './age.ts'

test('a waiting document has an age in days, also across a change of the clocks', () => {
  expect(documentAge({ day: '2026-11-19', status: 'versendet' }, '2026-11-20')).toBe(1)
  expect(documentAge({ day: '2026-03-01', status: 'open' }, '2026-04-01')).toBe(31)
  expect(documentAge({ day: '2026-11-21', status: 'ruht' }, '2026-11-20')).toBe(-1)
})

test('a settled document has no age', () => {
  expect(['abgelehnt', 'abgerechnet', 'archived'].map((status) => documentAge({ day: '2026-01-01', status }, '2026-11-20'))).toEqual([null, null, null]) // prettier-ignore
})
