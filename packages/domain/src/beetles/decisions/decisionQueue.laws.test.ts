import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide, type DecisionQueue, emptyQueue, isFree, hasten, settle, takeDue, undo } from './decisionQueue.ts'

/** What can happen to the queue, in any order. */
type Step =
  | { do: 'decide'; id: number }
  | { do: 'undo' | 'hasten' | 'store' | 'fail'; id: number }
  | { do: 'wait'; ms: number }
  | { do: 'leave' }

const id = fc.integer({ min: 1, max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('decide' as const), id }),
  fc.record({ do: fc.constantFrom('undo' as const, 'hasten' as const, 'store' as const, 'fail' as const), id }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 8_000 }) }),
  fc.record({ do: fc.constant('leave' as const) }),
)

/** Runs the steps and keeps what was sent, taken and taken back; decisions are told apart by their message. */
function run(steps: readonly Step[]) {
  let queue: DecisionQueue = emptyQueue
  let now = 0
  const sent: string[] = []
  const undone: string[] = []
  const replaced: string[] = []
  const taken: string[] = []
  const send = (until: number) => {
    const result = takeDue(queue, until)
    queue = result.queue
    sent.push(...result.due.map(({ message = '' }) => message))
  }
  const messageOf = (record: number) => queue.entries.get(record)?.message
  for (const one of steps) {
    if (one.do === 'decide' && isFree(queue, one.id)) {
      const before = messageOf(one.id)
      if (before) replaced.push(before)
      taken.push(`decision ${taken.length}`)
      queue = decide(queue, { id: one.id, status: 'query', message: taken.at(-1) }, now)
    } else if (one.do === 'undo') {
      const before = messageOf(one.id)
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

test('what was taken back while it waited is never sent, and nothing is sent that was not decided', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { sent, undone, taken, send } = run(all.filter((one) => one.do !== 'hasten' && one.do !== 'fail'))
      send(Number.POSITIVE_INFINITY)
      expect(sent.filter((message) => undone.includes(message))).toEqual([])
      expect(sent.filter((message) => !taken.includes(message))).toEqual([])
      // Without a failure nothing is sent twice.
      expect(new Set(sent).size).toBe(sent.length)
    }),
  )
})

test('no decision is lost: each one was sent, taken back or replaced once the queue is left', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { sent, undone, replaced, taken, queue } = run([...all, { do: 'leave' }])
      expect(taken.filter((message) => ![...sent, ...undone, ...replaced].includes(message))).toEqual([])
      expect([...queue.entries.values()].filter(({ state }) => state === 'pending')).toEqual([])
    }),
  )
})

test('a record has one decision, kept under its own number', () => {
  fc.assert(
    fc.property(steps, (all) => {
      for (const [key, entry] of run(all).queue.entries) expect(entry.id).toBe(key)
    }),
  )
})
