import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { expect, test } from 'vitest'
import { viewAddress, viewFilter, readView, writeView } from './useViews.ts'

test('a filter is kept and read back', () => {
  const filter = { ...emptyBeetleFilter, status: ['new', 'query'], bundesland: 'Baden-Württemberg', week: '2026-W21' }
  const content = writeView({ address: viewAddress(filter), standard: true })
  expect(readView(content)).toEqual({ address: viewAddress(filter), standard: true })
  expect(viewFilter(content)).toEqual(filter)
})

test.each([{}, { adresse: 7 }, { adresse: 'week=gestern', standard: 'ja' }])('%j narrows nothing', (content) => {
  expect(viewFilter(content)).toEqual(emptyBeetleFilter)
  expect(readView(content).standard).toBe(false)
})
