import { expect, test } from 'vitest'
import { pastDue } from './pastDue.ts'

const anyDay = { findReason: () => undefined }
const old = { kind: 'invoice', day: '2026-10-01', dueDay: '2026-10-15' } as const

test('an invoice that is due before it goes out says so, and when it would be due if dated today', () => {
  expect(pastDue(old, '2026-11-29', anyDay)).toEqual({ due: '2026-10-15', renewed: '2026-12-13' })
})

test('where it may not be dated today there is no other due date', () => {
  const beforeNext = { findReason: () => ({ kind: 'after', nummer: 'RE-2026-0042', day: '2026-11-01' }) as const }
  expect(pastDue(old, '2026-11-29', beforeNext)).toEqual({ due: '2026-10-15' })
})

test('who has until today can still pay in time, and a cancellation or an offer asks for nothing', () => {
  expect(pastDue(old, '2026-10-15', anyDay)).toBeUndefined()
  expect(pastDue({ ...old, kind: 'cancellation' }, '2026-11-29', anyDay)).toBeUndefined()
  expect(pastDue({ ...old, kind: 'offer', dueDay: '' }, '2026-11-29', anyDay)).toBeUndefined()
})
