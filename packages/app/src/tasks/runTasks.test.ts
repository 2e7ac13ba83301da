import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Progress, runTasks } from './runTasks.ts'

/** Work whose pieces end when the test says so. */
function setUp(items: readonly string[], concurrency = 2) {
  const begun = new Map<string, PromiseWithResolvers<string>>()
  const seen: Progress<string, string>[] = []
  const run = runTasks({
    items,
    concurrency,
    work: (item, signal) => {
      const piece = Promise.withResolvers<string>()
      signal.addEventListener('abort', () => piece.reject(signal.reason))
      begun.set(item, piece)
      return piece.promise
    },
    onProgress: (progress) => seen.push(progress),
  })
  const settle = async (item: string, fails = false) => {
    if (fails) begun.get(item)?.reject(new Error(item))
    else begun.get(item)?.resolve(item.toUpperCase())
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { run, begun, settle, last: () => seen.at(-1) }
}

test('a few at a time, each with its own result', async () => {
  const { begun, settle, last } = setUp(['a', 'b', 'c'])
  expect([...begun.keys()]).toEqual(['a', 'b'])
  await settle('b', true)
  expect([...begun.keys()]).toEqual(['a', 'b', 'c'])
  await settle('a')
  expect(last()?.state).toBe('running')
  await settle('c')
  expect(last()).toMatchObject({ state: 'finished', total: 3 })
  expect(last()?.results.get('a')).toEqual({ status: 'done', value: 'A' })
  expect(last()?.results.get('b')).toMatchObject({ status: 'failed' })
})

test('paused, what has begun ends and nothing begins', async () => {
  const { run, begun, settle, last } = setUp(['a', 'b', 'c'], 1)
  run.pause()
  await settle('a')
  expect([...begun.keys()]).toEqual(['a'])
  expect(last()?.state).toBe('paused')
  run.resume()
  expect([...begun.keys()]).toEqual(['a', 'b'])
})

test('cancelled, what is done stays done and the rest is not failed', async () => {
  const { run, begun, settle, last } = setUp(['a', 'b', 'c'], 1)
  await settle('a')
  run.cancel()
  await settle('b')
  expect([...begun.keys()]).toEqual(['a', 'b'])
  expect(last()?.state).toBe('cancelled')
  expect([...(last()?.results.keys() ?? [])]).toEqual(['a'])
})

test('only what failed is tried again', async () => {
  const { run, begun, settle, last } = setUp(['a', 'b'])
  await settle('a', true)
  await settle('b')
  begun.clear()
  run.retryFailed()
  expect([...begun.keys()]).toEqual(['a'])
  expect(last()?.state).toBe('running')
  await settle('a')
  expect(last()?.state).toBe('finished')
  expect(last()?.results.get('a')).toEqual({ status: 'done', value: 'A' })
})

test('nothing to do is finished at once', () => {
  expect(setUp([]).last()).toMatchObject({ state: 'finished', total: 0 })
})

test('whatever fails, every item ends once and never more run than allowed', async () => {
  const anyRun = fc.record({ items: fc.uniqueArray(fc.nat()), concurrency: fc.integer({ min: 1, max: 5 }) })
  await fc.assert(
    fc.asyncProperty(anyRun, fc.func(fc.boolean()), async ({ items, concurrency }, fails) => {
      let running = 0
      let most = 0
      const calls: number[] = []
      const { promise, resolve } = Promise.withResolvers<Progress<number, number>>()
      runTasks({
        items,
        concurrency,
        work: async (item) => {
          calls.push(item)
          most = Math.max(most, ++running)
          await Promise.resolve()
          running -= 1
          if (fails(item)) throw new Error('failed')
          return item
        },
        onProgress: (progress) => progress.state === 'finished' && resolve(progress),
      })
      const { results } = await promise
      expect(calls).toHaveLength(items.length)
      expect(new Set(calls)).toEqual(new Set(items))
      expect(results.size).toBe(items.length)
      expect(most).toBeLessThanOrEqual(concurrency)
    }),
  )
})
