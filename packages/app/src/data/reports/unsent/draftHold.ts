import type { Outbox } from '@waldkerf/domain/beetles/reports/outbox'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Whether the report is being written in this window, in another window of the same person, or nobody knows yet. */
export type HoldPlace = 'asking' | 'here' | 'elsewhere'

export interface HoldOptions {
  /** The draft's name: that of its person. */
  name: string
  /** Undefined in browsers without locks: then this window always has the draft. */
  locks: Pick<LockManager, 'request'> | undefined
  /** Called before another window may read the draft: everything typed here must be stored. */
  flush: () => Promise<void>
  onChange: (place: HoldPlace) => void
  /** How long a window that is asked for the draft may take, in ms. */
  patience?: number
}

/**
 * One window at a time writes a report. A lock of the browser says which: it goes with its window, whatever happens to
 * it. Who wants the draft asks for it; the window that has it keeps what is typed and lets go.
 */
export function createDraftHold({ name, locks, flush, onChange, patience = 2_000 }: HoldOptions) {
  const ended = new AbortController()
  const channel = locks && new BroadcastChannel(name)
  const ask = channel?.postMessage.bind(channel)
  let queue = new AbortController()
  let letGo: (() => void) | undefined

  /** Runs for as long as the draft is here. */
  async function hold(lock: Lock | null) {
    if (!lock || ended.signal.aborted) return
    onChange('here')
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
    letGo = undefined
  }

  /** Waits for the window that has it; where it is taken away by force the wait begins anew. */
  async function wait(options: LockOptions) {
    try {
      await locks?.request(name, options, hold)
    } catch {
      // Given up, or taken away.
    }
  }
  async function begin() {
    await wait({ ifAvailable: true })
    while (!ended.signal.aborted) {
      onChange('elsewhere')
      queue = new AbortController()
      await wait({ signal: AbortSignal.any([queue.signal, ended.signal]) })
      // The other window does not answer: it may be asleep.
      if (queue.signal.aborted) await wait({ steal: true })
    }
  }

  async function leave() {
    await flush()
    letGo?.()
  }

  if (locks) {
    channel?.addEventListener('message', () => {
      if (letGo) void leave()
    })
    void begin()
  } else onChange('here')
  return {
    /** Another window asks for the draft. */
    take() {
      ask?.('wanted')
      setTimeout(() => {
        if (!letGo) queue.abort()
      }, patience)
    },
    end() {
      ended.abort()
      channel?.close()
      void leave()
    },
  }
}

/**
 * Holds the report that is being written in this window, for as long as its form is shown.
 * @param email of who is signed in
 */
export function useDraftHold(outbox: Outbox, email: string) {
  const [place, setPlace] = useState<HoldPlace>('asking')
  const hold = useRef<ReturnType<typeof createDraftHold>>(undefined)
  const onChange = useEffectEvent(async (next: HoldPlace) => {
    // Waits until the other window has stored what was typed there.
    if (next === 'here') await outbox.takeDraft()
    setPlace(next)
  })
  useEffect(() => {
    if (email === '') return undefined
    const made = createDraftHold({
      name: `waldkerf.report ${email}`,
      locks: 'locks' in navigator ? navigator.locks : undefined,
      flush: () => outbox.flush(),
      onChange: (next) => void onChange(next),
    })
    hold.current = made
    return () => made.end()
  }, [outbox, email])
  return { place, take: () => hold.current?.take() }
}
