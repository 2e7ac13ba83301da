import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BulkProgress, startBulkRun } from './bulkRun.ts'

/** Work whose pieces end when the test says so. */
function setUp(count: number) {
  const begun = new Map<number, PromiseWithResolvers<void>>()
  const tries: number[] = []
  let last: BulkProgress | undefined
  const run = startBulkRun({
    ids: Array.from({ length: count }, (_, i) => i + 1),
    work: async (id) => {
      tries.push(id)
      const piece = Promise.withResolvers<void>()
      begun.set(id, piece)
      return piece.promise
    },
    onProgress: (progress) => {
      last = progress
    },
  })
  const settle = async (id: number, fails = false) => {
    if (fails) begun.get(id)?.reject(new Error('Zeitlimit'))
    else begun.get(id)?.resolve()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { run, tries, settle, last: () => last }
}

test('four at a time, each with its own result', async () => {
  const { tries, settle, last } = setUp(6)
  expect(tries).toEqual([1, 2, 3, 4])
  await settle(2, true)
  expect(tries).toEqual([1, 2, 3, 4, 5])
  for (const id of [1, 3, 4, 5, 6]) await settle(id)
  expect(last()?.state).toBe('finished')
  expect(last()?.results.get(2)).toEqual({ status: 'failed', reason: 'Zeitlimit' })
  expect(last()?.results.get(6)).toEqual({ status: 'done' })
})

test('retrying tries the failed ones only', async () => {
  const { run, tries, settle, last } = setUp(3)
  await settle(1)
  await settle(2, true)
  await settle(3)
  run.retryFailed()
  expect(tries).toEqual([1, 2, 3, 2])
  await settle(2)
  expect(last()).toMatchObject({ state: 'finished' })
  expect([...(last()?.results.values() ?? [])].every(({ status }) => status === 'done')).toBe(true)
})

test('paused nothing begins; cancelled the rest stays untried', async () => {
  const { run, tries, settle, last } = setUp(8)
  run.pause()
  await settle(1)
  expect(tries).toHaveLength(4)
  run.resume()
  expect(tries).toHaveLength(5)
  run.cancel()
  for (const id of [2, 3, 4, 5]) await settle(id)
  expect(tries).toHaveLength(5)
  expect(last()).toMatchObject({ state: 'cancelled', total: 8 })
})

test('reporting a record costs the same for any number of records: the results are not copied', async () => {
  const { settle, last } = setUp(6)
  const results = last()?.results
  for (const id of [1, 2, 3, 4, 5, 6]) await settle(id)
  expect(last()?.state).toBe('finished')
  expect(last()?.results).toBe(results)
})

test('nothing to do is finished at once', () => {
  expect(setUp(0).last()).toMatchObject({ state: 'finished', total: 0 })
})

test('cancelled, what is done stays done and the rest is not failed', async () => {
  const { run, tries, settle, last } = setUp(6)
  await settle(1)
  run.cancel()
  for (const id of [2, 3, 4, 5]) await settle(id)
  expect(tries).toEqual([1, 2, 3, 4, 5])
  expect([...(last()?.results ?? [])]).toEqual([1, 2, 3, 4, 5].map((id) => [id, { status: 'done' }]))
})

test('whatever ends when, never more than four are under way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(3), { maxLength: 20 }), async (delays) => {
      let running = 0
      let most = 0
      const { promise, resolve } = Promise.withResolvers<void>()
      startBulkRun({
        ids: [...delays.keys()],
        work: async (id) => {
          most = Math.max(most, ++running)
          for (let turn = 0; turn <= (delays[id] ?? 0); turn++) await Promise.resolve()
          running -= 1
        },
        onProgress: ({ state }) => state === 'finished' && resolve(),
      })
      await promise
      expect(most).toBe(Math.min(4, delays.length))
    }),
    { numRuns: 20 },
  )
})

test('whatever fails, every record is tried once and has a result', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 20 }), async (fails) => {
      const { settle, last, tries } = setUp(fails.length)
      for (const [i, fail] of fails.entries()) await settle(i + 1, fail)
      expect(tries.toSorted((a, b) => a - b)).toEqual(fails.map((_, i) => i + 1))
      expect(last()).toMatchObject({ state: 'finished' })
      expect([...(last()?.results.values() ?? [])].filter(({ status }) => status === 'failed')).toHaveLength(
        fails.filter(Boolean).length,
      )
    }),
    { numRuns: 20 },
  )
})
