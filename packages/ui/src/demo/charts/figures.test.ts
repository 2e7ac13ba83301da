import { expect, test } from 'vitest'
import { keys, monthCount, reports, reportSums, requests, slots } from './figures.ts'

test('shares stay between 0 and 100 per cent', () => {
  const values = Object.values(requests).flat()
  expect(values).toHaveLength(3 * slots.length)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThanOrEqual(100)
})

test('the sum is that of its parts', () => {
  expect(reportSums).toHaveLength(monthCount)
  expect(reportSums[0]).toBe(reports.women[0] + reports.men[0])
})

test('the keyboard has fifty keys, and starts at zero', () => {
  expect(keys).toHaveLength(50)
  expect(keys[0]).toEqual({ front: 0, back: 0 })
})
