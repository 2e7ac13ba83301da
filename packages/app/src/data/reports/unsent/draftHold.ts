import type { Outbox } from '@waldkerf/domain/beetles/reports/outbox'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Whether the report is written in this window or in another one of the same person; `asking`: not known yet. */
export type HoldPlace = 'asking' | 'here' | 'elsewhere'

export interface HoldOptions {
  /** The draft's name, one for each person. */
  name: string
  /** Undefined in browsers without locks: then this window always has the draft. */
  locks: Pick<LockManager, 'request'> | undefined
  /** Called before another window may read the draft: everything typed here must be stored. */
  flush: () => Promise<void>
  onChange: (place: HoldPlace) => void
  /** How long to wait for a window that is asked for the draft, in ms. */
  patience?: number
}

/**
 * Lets one window at a time write a report, by a Web Lock, which ends with its window in any case. Another window asks
 * for the draft; the window that has it stores the typed text and releases the lock.
 */
export function createDraftHold({ name, locks, flush, onChange, patience = 2_000 }: HoldOptions) {
  const ended = new AbortController()
  const channel = locks && new BroadcastChannel(name)
  const ask = channel?.postMessage.bind(channel)
  let queue = new AbortController()
  let letGo: (() => void) | undefined

  /** Holds the lock as long as the draft is in this window. */
  async function hold(lock: Lock | null) {
    if (!lock || ended.signal.aborted) return
    onChange('here')
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
    letGo = undefined
  }

  /** Requests the lock and holds it; returns when it was released, stolen, or the request was aborted. */
  async function wait(options: LockOptions) {
    try {
      await locks?.request(name, options, hold)
    } catch {
      // Aborted, or stolen by another window.
    }
  }
  async function begin() {
    await wait({ ifAvailable: true })
    while (!ended.signal.aborted) {
      onChange('elsewhere')
      queue = new AbortController()
      await wait({ signal: AbortSignal.any([queue.signal, ended.signal]) })
      // The other window does not answer; the browser may have suspended it.
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
    /** Asks another window for the draft. */
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
 * Holds the draft report in this window as long as its form is shown.
 * @param email of the signed-in person
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
