import type { BeetleStatus } from '../../entities/beetles.ts'

/** What an expert decided for one record, and the message to the reporter if it is to change with it. */
export interface QueuedDecision {
  id: number
  status: BeetleStatus
  message?: string | undefined
}

/**
 * A decision on its way. `pending`: can still be taken back, is sent at `dueAt` (ms); `sending`: on the wire;
 * `failed`: the record is unchanged, with the reason for people.
 */
export type Entry = QueuedDecision & { order: number } & (
    | { state: 'pending'; dueAt: number }
    | { state: 'sending' }
    | { state: 'failed'; reason: string }
  )

/** All decisions that are not stored yet, at most one per record. A stored or undone one is in here no more. */
export interface DecisionQueue {
  entries: ReadonlyMap<number, Entry>
  /** Order of the next decision: undo goes backwards. */
  nextOrder: number
}

/** How long a decision can be taken back, in ms. */
export const undoTime = 5_000

export const emptyQueue: DecisionQueue = { entries: new Map(), nextOrder: 0 }

const withEntry = (queue: DecisionQueue, entry: Entry): DecisionQueue => ({
  ...queue,
  entries: new Map(queue.entries).set(entry.id, entry),
})

function without(queue: DecisionQueue, id: number): DecisionQueue {
  const entries = new Map(queue.entries)
  entries.delete(id)
  return { ...queue, entries }
}

/** Whether a record can be decided now: not while its last decision is on the wire. */
export const isFree = ({ entries }: DecisionQueue, id: number): boolean => entries.get(id)?.state !== 'sending'

/**
 * Takes a decision, to be sent after `undoTime`; it replaces an earlier one of the record that is still pending or has
 * failed. Nothing happens while the record's last one is on the wire.
 * @param now ms of any clock that only goes forward
 */
export function decide(queue: DecisionQueue, { id, status, message }: QueuedDecision, now: number): DecisionQueue {
  if (!isFree(queue, id)) return queue
  const order = queue.nextOrder
  const entry: Entry = { id, status, message, order, state: 'pending', dueAt: now + undoTime }
  return { ...withEntry(queue, entry), nextOrder: order + 1 }
}

/** Takes back what is not on the wire: a pending decision, or one that failed. */
export const undo = (queue: DecisionQueue, id: number): DecisionQueue =>
  queue.entries.has(id) && isFree(queue, id) ? without(queue, id) : queue

/** The decision that undo would take back: the last one that is still pending. */
export function lastPending({ entries }: DecisionQueue): Entry | undefined {
  const pending = [...entries.values()].filter(({ state }) => state === 'pending')
  return pending.toSorted((a, b) => b.order - a.order)[0]
}

/**
 * Puts all decisions that are due on the wire, the oldest first.
 * @param now Infinity sends all: on leaving
 * @returns the queue after it, and what must be sent now
 */
export function takeDue(queue: DecisionQueue, now: number): { queue: DecisionQueue; due: readonly QueuedDecision[] } {
  const due = [...queue.entries.values()]
    .filter((entry) => entry.state === 'pending' && entry.dueAt <= now)
    .toSorted((a, b) => a.order - b.order)
  if (due.length === 0) return { queue, due }
  const entries = new Map(queue.entries)
  for (const { id, status, message, order } of due) entries.set(id, { id, status, message, order, state: 'sending' })
  return { queue: { ...queue, entries }, due }
}

/** When the next decision is due, in ms; undefined while none waits. */
export function nextDue({ entries }: DecisionQueue): number | undefined {
  const times = [...entries.values()].flatMap((entry) => (entry.state === 'pending' ? entry.dueAt : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

/** The answer to a decision on the wire: stored without a reason, else failed for that reason. */
export function settle(queue: DecisionQueue, id: number, reason?: string): DecisionQueue {
  const entry = queue.entries.get(id)
  if (entry?.state !== 'sending') return queue
  if (reason === undefined) return without(queue, id)
  const { status, message, order } = entry
  return withEntry(queue, { id, status, message, order, state: 'failed', reason })
}

/** Sends a decision without further waiting: one that is pending, or again one that failed. */
export function hasten(queue: DecisionQueue, id: number, now: number): DecisionQueue {
  const entry = queue.entries.get(id)
  if (!entry || entry.state === 'sending') return queue
  const { status, message, order } = entry
  return withEntry(queue, { id, status, message, order, state: 'pending', dueAt: now })
}
