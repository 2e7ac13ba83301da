import { setTimeout as sleep } from 'node:timers/promises'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Refusal } from './refusal.ts'
import { shares } from './shares.ts'

const limits = { each: 2, total: 3, waiting: 2, patience: 1_000 }

test('an owner that has taken its share waits, and others go on', async () => {
  const { take } = shares(limits)
  const back = await take('one')
  await take('one')
  const began: string[] = []
  const third = take('one').then(() => began.push('one'))
  await take('other').then(() => began.push('other'))
  await sleep(1)
  expect(began).toEqual(['other'])
  back()
  back()
  await third
  expect(began).toEqual(['other', 'one'])
})

test('when all is taken, whoever holds least comes first', async () => {
  const { take } = shares(limits)
  const backs = await Promise.all([take('a'), take('a'), take('b')])
  const began: string[] = []
  const waiting = ['a', 'b', 'c'].map((name) => take(name).then(() => began.push(name)))
  for (const back of backs) back()
  await Promise.all(waiting)
  expect(began[0]).toBe('c')
})

test('a share is waited for in a queue that has an end, and not for ever', async () => {
  vi.useFakeTimers()
  try {
    const { take } = shares(limits)
    const back = await take('one', 2)
    const waiting = [take('one'), take('one')]
    await expect(take('one')).rejects.toMatchObject({ status: 429, retryAfter: 1 })
    const outcomes = Promise.allSettled(waiting)
    vi.advanceTimersByTime(limits.patience)
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    back()
    await expect(take('one', 2)).resolves.toBeTypeOf('function')
  } finally {
    vi.useRealTimers()
  }
})

test('nobody ever holds more than a share, and everything given back can be taken again', async () => {
  const wish = fc.record({ owner: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: 1, max: 5 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { maxLength: 30 }), async (wishes) => {
      const { take } = shares({ each: 5, total: 8, waiting: 30, patience: 60_000 })
      const held = new Map<string, number>()
      let sum = 0
      const change = (owner: string, amount: number) => {
        held.set(owner, (held.get(owner) ?? 0) + amount)
        sum += amount
        expect(held.get(owner)).toBeLessThanOrEqual(5)
        expect(sum).toBeLessThanOrEqual(8)
      }
      await Promise.all(
        wishes.map(async ({ owner, amount }) => {
          const back = await take(owner, amount)
          change(owner, amount)
          await Promise.resolve()
          change(owner, -amount)
          back()
        }),
      )
      expect(sum).toBe(0)
      await expect(take('a', 5)).resolves.toBeTypeOf('function')
    }),
  )
})

test('who asks without a break gets less, with rests, until nothing of it waits; a burst does not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const { take } = shares({
      each: 2,
      total: 9,
      waiting: 99,
      patience: 60_000,
      pressing: { after: 300, often: 60, each: 1, rest: 20 },
    })
    let running = 0
    let most = 0
    let done = 0
    let length = 50
    const one = async () => {
      const back = await take('one')
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, length))
      running -= 1
      done += 1
      back()
    }
    const burst = Array.from({ length: 8 }, () => one())
    await vi.advanceTimersByTimeAsync(200)
    await Promise.all(burst)
    expect([done, most]).toEqual([8, 2])
    const over = new AbortController()
    const press = Array.from({ length: 6 }, async () => {
      while (!over.signal.aborted) await one()
    })
    await vi.advanceTimersByTimeAsync(400)
    done = most = 0
    await vi.advanceTimersByTimeAsync(1_000)
    expect(most).toBe(1)
    // 50 ms of each 150: the rest is for others.
    expect(done).toBeGreaterThanOrEqual(6)
    expect(done).toBeLessThanOrEqual(7)
    // Short ones, too, have their rest.
    length = 1
    await vi.advanceTimersByTimeAsync(200)
    done = 0
    await vi.advanceTimersByTimeAsync(1_000)
    expect(done).toBeGreaterThanOrEqual(40)
    expect(done).toBeLessThanOrEqual(50)
    length = 50
    over.abort()
    await vi.advanceTimersByTimeAsync(2_000)
    await Promise.all(press)
    most = 0
    const later = [one(), one(), one()]
    await vi.advanceTimersByTimeAsync(200)
    await Promise.all(later)
    expect(most).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('who asks very often presses although nothing waits for long, and is forgiven after a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const pressing = { after: 300, often: 30, each: 1, rest: 20 }
    const { take } = shares({ each: 3, total: 9, waiting: 99, patience: 60_000, pressing })
    let done = 0
    /** Calls of 5 ms, one after the other: nothing of them ever waits. */
    const callFor = async (length: number) => {
      const over = performance.now() + length
      while (performance.now() < over) {
        const back = await take('one')
        await new Promise((resolve) => setTimeout(resolve, 5))
        done += 1
        back()
      }
    }
    const first = callFor(1_000)
    await vi.advanceTimersByTimeAsync(1_100)
    await first
    // Some thirty at once, then no more than rests of 20 ms leave; without them it were two hundred.
    expect(done).toBeGreaterThanOrEqual(50)
    expect(done).toBeLessThanOrEqual(90)
    const others = await Promise.all([take('other'), take('other'), take('other')])
    for (const back of others) back()
    await vi.advanceTimersByTimeAsync(2_000)
    const later = await Promise.all([take('one'), take('one'), take('one')])
    expect(later).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

test('a refusal is one of the web server', () => {
  expect(new Refusal(refusal('busy'), 1)).toMatchObject({ status: 429, code: 'busy', retryAfter: 1 })
})
