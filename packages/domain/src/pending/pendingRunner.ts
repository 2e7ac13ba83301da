import { createStore } from '../store/store.ts'
import { errorText } from '../words/failureText.ts'
import {
  emptyQueue,
  enqueue,
  hasten,
  hold,
  holdDue,
  isHolding,
  nextDue,
  type PendingEntry,
  type PendingQueue,
  release,
  settle,
  takeDue,
  undo,
  undoTime,
} from './pendingQueue.ts'

/** Stores one piece of work; rejects with an error whose message is for people. */
export type SendWork<Id, Work> = (id: Id, work: Work) => Promise<void>

/** Tells whether the connection is down, and when it is back. */
export interface Line {
  isDown: () => boolean
  /** @returns removes the listener */
  onBack: (listener: () => void) => () => void
}

const sureLine: Line = { isDown: () => false, onBack: () => () => undefined }

/**
 * Runs a queue of work that can be undone: keeps the timers, sends due work, and notes the outcome. Without a
 * connection nothing is sent and nothing fails; held work is sent when the connection is back, even if no page shows
 * the queue.
 */
export function createPendingRunner<Id, Work>(send: SendWork<Id, Work>, line: Line = sureLine) {
  const store = createStore<PendingQueue<Id, Work>>(emptyQueue())
  let sending = send
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopListening: (() => void) | undefined

  function change(next: PendingQueue<Id, Work>) {
    if (next === store.snapshot()) return
    clearTimeout(timer)
    const due = nextDue(next)
    if (due !== undefined) timer = setTimeout(sendDue, Math.max(0, due - performance.now()))
    store.set(next)
    if (isHolding(next)) stopListening ??= line.onBack(sendHeld)
    else {
      stopListening?.()
      stopListening = undefined
    }
  }

  async function carryOut({ id, work }: PendingEntry<Id, Work>) {
    try {
      await sending(id, work)
      change(settle(store.snapshot(), id))
    } catch (error) {
      change(line.isDown() ? hold(store.snapshot(), id) : settle(store.snapshot(), id, errorText(error)))
    }
  }

  function sendUntil(time: number) {
    if (line.isDown()) return change(holdDue(store.snapshot(), time))
    const taken = takeDue(store.snapshot(), time)
    change(taken.queue)
    for (const entry of taken.due) void carryOut(entry)
  }
  // Timers may be early by a fraction of a millisecond.
  const sendDue = () => sendUntil(performance.now() + 1)
  const flush = () => sendUntil(Number.POSITIVE_INFINITY)
  function sendHeld() {
    change(release(store.snapshot(), performance.now()))
    sendDue()
  }
  const isOpen = () => [...store.snapshot().entries.values()].some(({ state }) => state !== 'failed')

  return {
    /** Replaces the function that stores work. */
    connect(next: SendWork<Id, Work>) {
      sending = next
    },
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    /** @param wait in ms; Infinity: until it is hastened, or all is sent */
    enqueue: (id: Id, work: Work, wait: number = undoTime) =>
      change(enqueue(store.snapshot(), { id, work }, performance.now() + wait)),
    undo: (id: Id) => change(undo(store.snapshot(), id)),
    /** Sends waiting or failed work at once. */
    hasten(id: Id) {
      change(hasten(store.snapshot(), id, performance.now()))
      sendDue()
    },
    /** Sends all waiting work now, when the page is left. */
    flush,
    /** Whether any work waits or is being sent. */
    isOpen,
    /** Sends all waiting work now; resolves when no work waits or is being sent any more, stored or not. */
    settle() {
      flush()
      return new Promise<void>((resolve) => {
        const look = () => {
          if (isOpen()) return
          leave()
          resolve()
        }
        const leave = store.subscribe(look)
        look()
      })
    },
  }
}
