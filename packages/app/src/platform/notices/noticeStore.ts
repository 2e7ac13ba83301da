import { undoTime } from '@waldkerf/domain/pending/pendingQueue'
import { createStore } from '@waldkerf/domain/store/store'
import { failureText } from '@waldkerf/domain/words/failureText'
import type { RecentError, RecentNotice } from '@waldkerf/ui/chrome/RecentMessages/RecentMessages'
import type { Toast } from '@waldkerf/ui/parts/Toaster/Toaster'

/** How long a message stays, in ms (spec section 9), the same time as work can be undone. */
export const noticeDuration = undoTime

/** The most messages at once, so that they do not hide the page; the oldest is removed for a new one. */
const mostShown = 4
const mostKept = 50

export interface Notice {
  tone?: Toast['tone']
  message: string
  /** The page's title, for the list. */
  place?: string
  action?: { label: string; onAct: () => void }
  /** Called once when the message disappears without its action having been used. */
  onOver?: () => void
}

interface Snapshot {
  /** Messages on the page now, the oldest first. */
  shown: readonly Toast[]
  /** All other notices, the latest first. */
  recent: readonly RecentNotice[]
  /** Failures, the latest first; the same failure once, with its count. */
  errors: readonly RecentError[]
}

const empty: Snapshot = { shown: [], recent: [], errors: [] }

/**
 * The page's messages and the lists of former ones. The timers are here and not in the component, so that work waiting
 * for the end of its message is done even if the message could not be shown.
 * @param now the clock of the lists
 */
export function createNoticeStore(now: () => Date = () => new Date()) {
  const { snapshot, subscribe, set: replace } = createStore(empty)
  let count = 0
  let held = false
  const open = new Map<number, { notice: Notice; timer?: ReturnType<typeof setTimeout> }>()

  const set = (part: Partial<Snapshot>) => replace({ ...snapshot(), ...part })

  function restart(id: number) {
    const entry = open.get(id)
    if (!entry) return
    clearTimeout(entry.timer)
    if (!held) entry.timer = setTimeout(() => end(id), noticeDuration)
  }

  /** Removes the message and calls `onOver` or its action, only once whatever ends it. */
  function end(id: number, how: 'over' | 'act' = 'over') {
    const entry = open.get(id)
    if (!entry) return
    clearTimeout(entry.timer)
    open.delete(id)
    set({ shown: snapshot().shown.filter((toast) => toast.id !== id) })
    // A message removed under the pointer or with the focus causes no leave event.
    hold(false)
    if (how === 'act') entry.notice.action?.onAct()
    else entry.notice.onOver?.()
  }

  function hold(next: boolean) {
    if (held === next) return
    held = next
    for (const [id, { timer }] of open) {
      if (held) clearTimeout(timer)
      else restart(id)
    }
  }

  function logError(text: string, place?: string) {
    const message = failureText(text)
    const at = now().toISOString()
    const same = snapshot().errors.find((error) => error.message === message && error.place === place)
    const entry = { id: same?.id ?? `${++count}`, at, message, count: (same?.count ?? 0) + 1, place }
    set({ errors: [entry, ...snapshot().errors.filter((error) => error !== same)].slice(0, mostKept) })
  }

  const keep = (said: RecentNotice) => set({ recent: [said, ...snapshot().recent].slice(0, mostKept) })

  function show(notice: Notice): number {
    const { tone = 'info', place, action, onOver } = notice
    const message = failureText(notice.message)
    if (tone === 'danger') logError(message, place)
    const plain = !action && !onOver
    const same = plain && snapshot().shown.find((toast) => toast.message === message && toast.tone === tone)
    if (same) {
      restart(same.id)
      return same.id
    }
    const id = ++count
    open.set(id, { notice })
    set({ shown: [...snapshot().shown, { id, tone, message, action: action?.label }] })
    // Failures have a list of their own.
    if (tone !== 'danger') keep({ id, at: now().toISOString(), tone, message })
    restart(id)
    const [oldest] = snapshot().shown
    if (snapshot().shown.length > mostShown && oldest) end(oldest.id)
    return id
  }

  return {
    /** @returns the message's id, for closing it earlier */
    show,
    close: (id: number) => end(id),
    /** Uses the message's action instead of `onOver`. */
    act: (id: number) => end(id, 'act'),
    /** While held no message disappears; afterwards each has its full time again. */
    hold,
    /** Adds a failure that the page shows elsewhere to the list only. */
    logError,
    /** Ends all messages at once, for example when the page is left; `onOver` is called for each. */
    endAll: () => {
      for (const id of open.keys()) end(id)
    },
    /** Empties the lists, at the person's request or because somebody else may use this browser next. */
    forget: () => set({ recent: [], errors: [] }),
    snapshot,
    subscribe,
  }
}
