import { emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { expect, test } from 'vitest'
import { addressOf, filterOf, readView, writeView } from './viewContent.ts'

test('a filter is kept and read back', () => {
  const filter = { ...emptyBeetleFilter, status: ['new', 'query'], bundesland: 'Baden-Württemberg', week: '2026-W21' }
  const content = writeView({ address: addressOf(filter), standard: true })
  expect(readView(content)).toEqual({ address: addressOf(filter), standard: true })
  expect(filterOf(content)).toEqual(filter)
})

test.each([{}, { adresse: 7 }, { adresse: 'week=gestern', standard: 'ja' }])('%j narrows nothing', (content) => {
  expect(filterOf(content)).toEqual(emptyBeetleFilter)
  expect(readView(content).standard).toBe(false)
})
