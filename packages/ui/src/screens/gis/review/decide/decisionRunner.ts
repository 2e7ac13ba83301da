import {
  decide,
  type DecisionQueue,
  emptyQueue,
  nextDue,
  type QueuedDecision,
  hasten,
  settle,
  takeDue,
  undo,
} from '@waldkerf/domain/beetles/decisions/decisionQueue'

/** Stores one decision; rejects with an error whose message is for people. */
type Send = (decision: QueuedDecision) => Promise<void>

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '')

/** Runs the queue of decisions: keeps the time, sends what is due, and notes what became of it. */
export function createDecisionRunner(send: Send) {
  let queue: DecisionQueue = emptyQueue
  let sending = send
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function change(next: DecisionQueue) {
    if (next === queue) return
    queue = next
    clearTimeout(timer)
    const due = nextDue(queue)
    if (due !== undefined) timer = setTimeout(sendDue, Math.max(0, due - performance.now()))
    for (const listener of listeners) listener()
  }

  async function store(decision: QueuedDecision) {
    try {
      await sending(decision)
      change(settle(queue, decision.id))
    } catch (error) {
      change(settle(queue, decision.id, reasonOf(error)))
    }
  }

  function sendUntil(time: number) {
    const taken = takeDue(queue, time)
    change(taken.queue)
    for (const decision of taken.due) void store(decision)
  }
  // Timers may be early by a fraction of a millisecond.
  const sendDue = () => sendUntil(performance.now() + 1)
  const flush = () => sendUntil(Number.POSITIVE_INFINITY)
  const isOpen = () => [...queue.entries.values()].some(({ state }) => state !== 'failed')

  return {
    /** From now on decisions are stored by this. */
    connect(next: Send) {
      sending = next
    },
    snapshot: () => queue,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    decide: (decision: QueuedDecision) => change(decide(queue, decision, performance.now())),
    undo: (id: number) => change(undo(queue, id)),
    /** Sends a decision at once: one that waits, or again one that failed. */
    hasten(id: number) {
      change(hasten(queue, id, performance.now()))
      sendDue()
    },
    /** Sends all that waits, now: on leaving. */
    flush,
    /** Whether something waits or is on the wire. */
    isOpen,
    /** Sends all that waits, now; resolves when nothing is on the wire any more, stored or not. */
    settle() {
      flush()
      return new Promise<void>((resolve) => {
        const look = () => {
          if (isOpen()) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
      })
    },
  }
}

export type DecisionRunner = ReturnType<typeof createDecisionRunner>
