import { undoTime } from '@waldkerf/domain/pending/pendingQueue'
import { createStore } from '@waldkerf/domain/store/store'
import { failureText } from '@waldkerf/domain/words/failureText'
import type { RecentError, RecentNotice } from '@waldkerf/ui/chrome/RecentMessages/RecentMessages'
import type { Toast } from '@waldkerf/ui/parts/Toaster/Toaster'

/** How long a message stays, in ms (spec section 9): as long as the work that it tells of can be taken back. */
export const noticeDuration = undoTime

/** More messages than this at once hide the page; the oldest makes room. */
const mostShown = 4
const mostKept = 50

export interface Notice {
  tone?: Toast['tone']
  message: string
  /** Where it happened, for the list; the page's title. */
  place?: string
  action?: { label: string; onAct: () => void }
  /** The message went without its action being taken: whatever waited for that happens now. Called once. */
  onOver?: () => void
}

interface Snapshot {
  /** On the page now, the oldest first. */
  shown: readonly Toast[]
  /** All other notices, the latest first. */
  recent: readonly RecentNotice[]
  /** Failures, the latest first; the same failure once, with its count. */
  errors: readonly RecentError[]
}

const empty: Snapshot = { shown: [], recent: [], errors: [] }

/**
 * Messages of the page and what is kept of them. Time is kept here and not by what shows them, so that a decision that
 * waits for its message to go is carried out even where the message could not be shown.
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

  /** Takes the message away; what it stands for happens only once, whoever ends it. */
  function end(id: number, how: 'over' | 'act' = 'over') {
    const entry = open.get(id)
    if (!entry) return
    clearTimeout(entry.timer)
    open.delete(id)
    set({ shown: snapshot().shown.filter((toast) => toast.id !== id) })
    // A notice that goes under the pointer or with the focus sends no leaving event.
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
    /** @returns its id, with which it can be closed before its time */
    show,
    close: (id: number) => end(id),
    /** Takes the message's action instead of what would follow. */
    act: (id: number) => end(id, 'act'),
    /** While held no message goes; afterwards each has its full time again. */
    hold,
    /** A failure that is said elsewhere on the page: for the list alone. */
    logError,
    /** Ends all messages at once, as when the page is left: what waited for them happens now. */
    endAll: () => {
      for (const id of open.keys()) end(id)
    },
    /** Nothing of what was said is kept: whoever read it empties the list, and somebody else may sit here next. */
    forget: () => set({ recent: [], errors: [] }),
    snapshot,
    subscribe,
  }
}
