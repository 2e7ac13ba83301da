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

/** Whether anything can be sent at all. */
export interface Line {
  isDown: () => boolean
  /** @returns call it to hear no more */
  onBack: (listener: () => void) => () => void
}

const sureLine: Line = { isDown: () => false, onBack: () => () => undefined }

/**
 * Runs a queue of work that can be taken back: keeps the time, sends what is due, and notes what became of it. Without a
 * line nothing is sent and nothing fails: it goes when the line is back, also when nobody shows the queue any more.
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
    /** From now on work is stored by this. */
    connect(next: SendWork<Id, Work>) {
      sending = next
    },
    snapshot: store.snapshot,
    subscribe: store.subscribe,
    /** @param wait in ms; Infinity: until it is hastened, or all is sent */
    enqueue: (id: Id, work: Work, wait: number = undoTime) =>
      change(enqueue(store.snapshot(), { id, work }, performance.now() + wait)),
    undo: (id: Id) => change(undo(store.snapshot(), id)),
    /** Sends work at once: what waits, or again what failed. */
    hasten(id: Id) {
      change(hasten(store.snapshot(), id, performance.now()))
      sendDue()
    },
    /** Sends all that waits, now: on leaving. */
    flush,
    /** Whether something waits or is on the wire. */
    isOpen,
    /** Sends all that waits, now; resolves when nothing waits or is on the wire any more, stored or not. */
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
