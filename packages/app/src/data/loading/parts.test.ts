import { expect, test } from 'vitest'
import { missing } from './parts.ts'

const retry = () => undefined

test('only what failed and was never there is missing', () => {
  const failed = { status: 'failed', message: 'Zeitlimit', retry } as const
  const parts = missing({
    loading: { status: 'loading' },
    ready: { status: 'ready', data: [] },
    stale: { ...failed, data: [] },
    failed,
  })
  expect(parts).toEqual({ failed: retry })
})
