import { expect, test } from 'vitest'
import { type DatedDocument, dayLimits } from './dayLimits.ts'

const today = '2026-11-21'
const none = { min: null, max: null }
const document = (id: number, nummer: string, day: string): DatedDocument => ({ id, nummer, day })
const list = [
  document(1, 'RE-2025-0009', '2025-12-30'),
  document(2, 'RE-2026-0001', '2026-03-02'),
  document(3, 'RE-2026-0002', '2026-03-02'),
  document(4, 'RE-2026-0003', '2026-05-10'),
]

test('a document lies between its neighbours in number order, also where two share a day', () => {
  const limits = dayLimits(list[2], list, { min: '2026-01-01', max: '2026-05-10' }, today)
  expect(limits).toMatchObject({ min: '2026-03-02', max: '2026-05-10' })
  expect(limits.findReason('2026-03-01')).toEqual({ kind: 'before', nummer: 'RE-2026-0001', day: '2026-03-02' })
  expect(limits.findReason('2026-05-11')).toEqual({ kind: 'after', nummer: 'RE-2026-0003', day: '2026-05-10' })
  expect(limits.findReason('2026-04-01')).toBeUndefined()
})

test('the first of two of one day cannot move beyond the second, whatever the window says', () => {
  const { max } = dayLimits(list[1], list, { min: '2025-12-30', max: '2026-05-10' }, today)
  expect(max).toBe('2026-03-02')
})

test('a new one comes after the last, and at most a week ahead', () => {
  const limits = dayLimits(undefined, list, { min: '2026-05-10', max: null }, today)
  expect(limits).toMatchObject({ min: '2026-05-10', max: '2026-11-28' })
  expect(limits.findReason('2026-05-09')).toMatchObject({ kind: 'before', nummer: 'RE-2026-0003' })
  expect(limits.findReason('2026-11-29')).toEqual({ kind: 'future', days: 7 })
})

test('a number is of one year', () => {
  const limits = dayLimits(list[0], list, none, today)
  expect(limits).toMatchObject({ min: '2025-01-01', max: '2025-12-31' })
  expect(limits.findReason('2026-01-01')).toEqual({ kind: 'otherYear', year: '2025' })
})

test('ten thousand documents of a year keep their order', () => {
  const many = [document(1, 'RE-2026-9999', '2026-02-01'), document(2, 'RE-2026-10000', '2026-02-03')]
  expect(dayLimits(undefined, many, none, today).findReason('2026-02-02')).toMatchObject({ nummer: 'RE-2026-10000' })
})
