/**
 * A change that waits to be sent. `pending`: can be undone, is sent at `dueAt` (ms; Infinity: only on demand); `held`: due,
 * but offline, can be undone until the connection is back; `sending`: the request runs; `failed`: nothing has changed, the
 * reason is a sentence for people.
 */
export type PendingEntry<Id, Work> = { id: Id; work: Work; order: number } & (
  | { state: 'pending'; dueAt: number }
  | { state: 'held' }
  | { state: 'sending' }
  | { state: 'failed'; reason: string }
)

/** All work that is not stored yet, at most one piece per record. Stored and undone work is removed. */
export interface PendingQueue<Id, Work> {
  entries: ReadonlyMap<Id, PendingEntry<Id, Work>>
  /** Order of the next piece of work: undo goes backwards. */
  nextOrder: number
}

/** How long work can be undone, in ms. */
export const undoTime = 5_000

/** A new empty queue. */
export const emptyQueue = <Id, Work>(): PendingQueue<Id, Work> => ({ entries: new Map(), nextOrder: 0 })

const withEntry = <Id, Work>(queue: PendingQueue<Id, Work>, entry: PendingEntry<Id, Work>) => ({
  ...queue,
  entries: new Map(queue.entries).set(entry.id, entry),
})

function without<Id, Work>(queue: PendingQueue<Id, Work>, id: Id): PendingQueue<Id, Work> {
  const entries = new Map(queue.entries)
  entries.delete(id)
  return { ...queue, entries }
}

/** Whether a record can get new work: not while a request for it runs. */
export const isFree = <Id, Work>({ entries }: PendingQueue<Id, Work>, id: Id): boolean =>
  entries.get(id)?.state !== 'sending'

/**
 * Puts work into the queue; it replaces earlier work for the record that is still pending or has failed. Nothing happens
 * while a request for the record runs.
 * @param dueAt when it is sent, in ms of a clock that only goes forward
 */
export function enqueue<Id, Work>(
  queue: PendingQueue<Id, Work>,
  { id, work }: { id: Id; work: Work },
  dueAt: number,
): PendingQueue<Id, Work> {
  if (!isFree(queue, id)) return queue
  const order = queue.nextOrder
  return { ...withEntry(queue, { id, work, order, state: 'pending', dueAt }), nextOrder: order + 1 }
}

/** Removes work unless its request runs: pending, held or failed work. */
export const undo = <Id, Work>(queue: PendingQueue<Id, Work>, id: Id): PendingQueue<Id, Work> =>
  queue.entries.has(id) && isFree(queue, id) ? without(queue, id) : queue

/** Whether work can still be undone, since it is neither being sent nor refused. */
export const isWaiting = ({ state }: Pick<PendingEntry<unknown, unknown>, 'state'>): boolean =>
  state === 'pending' || state === 'held'

/** The work that undo would remove: the newest that still waits. */
export function lastPending<Id, Work>({ entries }: PendingQueue<Id, Work>): PendingEntry<Id, Work> | undefined {
  return [...entries.values()].filter(isWaiting).toSorted((a, b) => b.order - a.order)[0]
}

/**
 * Marks all work that is due as being sent, the oldest first.
 * @param now Infinity takes all, when the page is left
 * @returns the queue afterwards, and the work to send now
 */
export function takeDue<Id, Work>(
  queue: PendingQueue<Id, Work>,
  now: number,
): { queue: PendingQueue<Id, Work>; due: readonly PendingEntry<Id, Work>[] } {
  const due = [...queue.entries.values()]
    .filter((entry) => entry.state === 'pending' && entry.dueAt <= now)
    .toSorted((a, b) => a.order - b.order)
  if (due.length === 0) return { queue, due }
  const entries = new Map(queue.entries)
  for (const { id, work, order } of due) entries.set(id, { id, work, order, state: 'sending' })
  return { queue: { ...queue, entries }, due }
}

/** Holds all work that is due until the connection is back. */
export function holdDue<Id, Work>(queue: PendingQueue<Id, Work>, now: number): PendingQueue<Id, Work> {
  const taken = takeDue(queue, now)
  return taken.due.reduce((last, { id }) => hold(last, id), taken.queue)
}

/** The connection was lost during the request: the work is held, to be sent again. */
export function hold<Id, Work>(queue: PendingQueue<Id, Work>, id: Id): PendingQueue<Id, Work> {
  const entry = queue.entries.get(id)
  if (entry?.state !== 'sending') return queue
  const { work, order } = entry
  return withEntry(queue, { id, work, order, state: 'held' })
}

/** The connection is back: held work is due. */
export const release = <Id, Work>(queue: PendingQueue<Id, Work>, now: number): PendingQueue<Id, Work> =>
  [...queue.entries.values()]
    .filter(({ state }) => state === 'held')
    .reduce((last, { id }) => hasten(last, id, now), queue)

/** Whether any work waits for the connection. */
export const isHolding = ({ entries }: PendingQueue<unknown, unknown>): boolean =>
  [...entries.values()].some(({ state }) => state === 'held')

/** When the next work is due, in ms; undefined while none waits for a time. */
export function nextDue<Id, Work>({ entries }: PendingQueue<Id, Work>): number | undefined {
  const times = [...entries.values()].flatMap((entry) => (entry.state === 'pending' ? entry.dueAt : []))
  const next = Math.min(...times)
  return Number.isFinite(next) ? next : undefined
}

/** Ends the request of a piece of work: stored without a reason, else failed for that reason. */
export function settle<Id, Work>(queue: PendingQueue<Id, Work>, id: Id, reason?: string): PendingQueue<Id, Work> {
  const entry = queue.entries.get(id)
  if (entry?.state !== 'sending') return queue
  if (reason === undefined) return without(queue, id)
  const { work, order } = entry
  return withEntry(queue, { id, work, order, state: 'failed', reason })
}

/** Makes pending or failed work due now. */
export function hasten<Id, Work>(queue: PendingQueue<Id, Work>, id: Id, now: number): PendingQueue<Id, Work> {
  const entry = queue.entries.get(id)
  if (!entry || entry.state === 'sending') return queue
  const { work, order } = entry
  return withEntry(queue, { id, work, order, state: 'pending', dueAt: now })
}
