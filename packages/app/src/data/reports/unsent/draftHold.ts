/** Where the report that is being written stands: here, in another window of the same person, or nobody knows yet. */
export type HoldPlace = 'asking' | 'here' | 'elsewhere'

export interface HoldOptions {
  /** The draft's name: that of its person. */
  name: string
  /** Undefined where a browser has none: then the draft is always here. */
  locks: Pick<LockManager, 'request'> | undefined
  /** Everything typed here is kept: another window may read it. */
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
    /** The draft is wanted here. */
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
