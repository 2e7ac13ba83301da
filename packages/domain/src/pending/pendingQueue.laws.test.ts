import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyQueue, enqueue, hasten, isFree, type PendingQueue, settle, takeDue, undo } from './pendingQueue.ts'

/** Steps that the queue must accept in any order. */
type Step =
  | { do: 'enqueue'; id: number; wait: number }
  | { do: 'undo' | 'hasten' | 'store' | 'fail'; id: number }
  | { do: 'wait'; ms: number }
  | { do: 'leave' }

const id = fc.integer({ min: 1, max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('enqueue' as const), id, wait: fc.constantFrom(0, 5_000, Number.POSITIVE_INFINITY) }),
  fc.record({ do: fc.constantFrom('undo' as const, 'hasten' as const, 'store' as const, 'fail' as const), id }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 8_000 }) }),
  fc.record({ do: fc.constant('leave' as const) }),
)

/** Runs the steps and records the work that was sent, accepted and undone; each piece of work has its own name. */
function run(steps: readonly Step[]) {
  let queue: PendingQueue<number, string> = emptyQueue()
  let now = 0
  const sent: string[] = []
  const undone: string[] = []
  const replaced: string[] = []
  const taken: string[] = []
  const send = (until: number) => {
    const result = takeDue(queue, until)
    queue = result.queue
    sent.push(...result.due.map(({ work }) => work))
  }
  const workFor = (record: number) => queue.entries.get(record)?.work
  for (const one of steps) {
    if (one.do === 'enqueue' && isFree(queue, one.id)) {
      const before = workFor(one.id)
      if (before) replaced.push(before)
      const work = `work ${taken.length}`
      taken.push(work)
      queue = enqueue(queue, { id: one.id, work }, now + one.wait)
    } else if (one.do === 'undo') {
      const before = workFor(one.id)
      queue = undo(queue, one.id)
      if (before && !queue.entries.has(one.id)) undone.push(before)
    } else if (one.do === 'wait') {
      now += one.ms
      send(now)
    } else if (one.do === 'leave') send(Number.POSITIVE_INFINITY)
    else if (one.do === 'store') queue = settle(queue, one.id)
    else if (one.do === 'fail') queue = settle(queue, one.id, 'Zeitlimit')
    else if (one.do === 'hasten') queue = hasten(queue, one.id, now)
  }
  return { queue, sent, undone, replaced, taken, send }
}

const steps = fc.array(step, { maxLength: 60 })

test('what was taken back while it waited is never sent, and nothing is sent that was never asked for', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { sent, undone, taken, send } = run(all.filter((one) => one.do !== 'hasten' && one.do !== 'fail'))
      send(Number.POSITIVE_INFINITY)
      expect(sent.filter((work) => undone.includes(work))).toEqual([])
      expect(sent.filter((work) => !taken.includes(work))).toEqual([])
      // Without a failure nothing is sent twice.
      expect(new Set(sent).size).toBe(sent.length)
    }),
  )
})

test('no work is lost: each piece was sent, taken back or replaced once the queue is left', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { sent, undone, replaced, taken, queue } = run([...all, { do: 'leave' }])
      expect(taken.filter((work) => ![...sent, ...undone, ...replaced].includes(work))).toEqual([])
      expect([...queue.entries.values()].filter(({ state }) => state === 'pending')).toEqual([])
    }),
  )
})

test('a record has one piece of work, kept under its own number', () => {
  fc.assert(
    fc.property(steps, (all) => {
      for (const [key, entry] of run(all).queue.entries) expect(entry.id).toBe(key)
    }),
  )
})
