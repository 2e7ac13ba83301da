import { expect, test } from 'vitest'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { planBulkReview } from './bulkReview.ts'

const beetle = (id: number, status: string, message = '', art = 1) => ({ id, status, message, art }) as Beetle
const ids = (rows: readonly Beetle[]) => rows.map(({ id }) => id)

test('a bulk publication leaves out what may not be published and what is already', () => {
  const plan = planBulkReview([beetle(1, 'new'), beetle(2, 'published'), beetle(3, 'archiviert')], {
    kind: 'status',
    status: 'published',
    message: '',
  })
  expect(ids(plan.ready)).toEqual([1, 3])
  expect(plan.skipped).toMatchObject([{ record: { id: 2 }, why: 'unchanged' }])
})

test.each(['rejected', 'query'] as const)(
  'a bulk %s needs a message: what a record was told before is none',
  (status) => {
    const chosen = [beetle(1, 'new'), beetle(2, 'in_review', 'An welcher Baumart?')]
    const without = planBulkReview(chosen, { kind: 'status', status, message: '' })
    expect(without.ready).toEqual([])
    expect(without.skipped).toMatchObject([{ why: 'messageMissing' }, { why: 'messageMissing' }])
    expect(ids(planBulkReview(chosen, { kind: 'status', status, message: 'Wo?' }).ready)).toEqual([1, 2])
  },
)

test('a bulk rejection says how many are public until then', () => {
  const chosen = [beetle(1, 'new'), beetle(2, 'published')]
  expect(planBulkReview(chosen, { kind: 'status', status: 'rejected', message: 'Danke' }).withdrawn).toBe(1)
})

test('a bulk question leaves out whom nobody can be asked about', () => {
  const plan = planBulkReview(
    [
      { ...beetle(1, 'new'), user_id: null },
      { ...beetle(2, 'new'), user_id: 7 },
    ],
    {
      kind: 'status',
      status: 'query',
      message: 'Wo?',
    },
  )
  expect(ids(plan.ready)).toEqual([2])
  expect(plan.skipped).toMatchObject([{ record: { id: 1 }, why: 'nobodyToAsk' }])
})

test('a bulk identification leaves out what is that species already', () => {
  const plan = planBulkReview([beetle(1, 'new', '', 2), beetle(2, 'query')], { kind: 'species', art: 2 })
  expect(ids(plan.ready)).toEqual([2])
  expect(plan.withdrawn).toBe(0)
})
