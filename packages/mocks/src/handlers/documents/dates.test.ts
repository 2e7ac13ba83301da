import { expect, test } from 'vitest'
import { createState } from '../state.ts'
import { firstDay, keepDateOrder, nextNumber, windowAround } from './dates.ts'

const state = createState({ today: '2026-11-20' })
const documents = [
  { nummer: 'RE-2025-0001', day: '2025-12-30' },
  { nummer: 'RE-2026-0001', day: '2026-03-01' },
  { nummer: 'RE-2026-0002', day: '2026-03-05' },
  { nummer: 'RE-2026-0003', day: '2026-03-05' },
  { nummer: 'RE-2026-0004', day: '2026-11-10' },
]
const [, first, second] = documents as [(typeof documents)[0], (typeof documents)[0], (typeof documents)[0]]

test('the first day is the greatest of the newest series', () => {
  expect(firstDay(documents)).toBe('2026-11-10')
  expect(firstDay([])).toBeNull()
})

test('a new document continues its series, not before its last date and not far ahead', () => {
  expect(nextNumber(state, 'RE', documents, '2026-11-10')).toBe('RE-2026-0005')
  expect(nextNumber(state, 'RE', [], '2026-11-10')).toBe('RE-2026-0001')
  expect(() => nextNumber(state, 'RE', documents, '2026-11-09')).toThrow('letzten Dokuments')
  expect(() => nextNumber(state, 'RE', documents, '2026-11-28')).toThrow('Zukunft')
})

test('a window has the neighbouring dates of the year', () => {
  expect(windowAround(documents, '2026-03-05')).toEqual({ min: '2026-03-01', max: '2026-11-10' })
  expect(windowAround(documents, '2026-11-10')).toEqual({ min: '2026-03-05', max: null })
})

test('a date moves between its neighbours, in its year', () => {
  expect(() => keepDateOrder(state, documents, second, '2026-03-01')).not.toThrow()
  expect(() => keepDateOrder(state, documents, second, '2026-03-06')).toThrow('benachbarten')
  expect(() => keepDateOrder(state, documents, first, '2025-03-01')).toThrow('Jahr')
})
