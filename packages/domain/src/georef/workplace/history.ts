import { type Change, changed, type Workplace } from './workplace.ts'

/** The workplace with its undo history. */
export type History = {
  past: readonly Workplace[]
  now: Workplace
  future: readonly Workplace[]
  /** The state that the data service has stored. */
  saved: Workplace
  /** Changes of the same `run` in a row (a drag, a held key) are taken back as one. */
  run: string | null
}

export type HistoryAction =
  | { kind: 'change'; change: Change; run?: string }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** The workplace was stored. */
  | { kind: 'saved'; work: Workplace }
  /** Another map is opened, or its points were loaded again. */
  | { kind: 'open'; work: Workplace }

/** The most steps that can be undone. */
const longest = 500

export function openHistory(work: Workplace): History {
  return { past: [], now: work, future: [], saved: work, run: null }
}

/** Reducer of the whole workplace: every change can be undone and redone. */
export function historyAfter(history: History, action: HistoryAction): History {
  const { past, now, future } = history
  switch (action.kind) {
    case 'change':
      return afterChange(history, changed(now, action.change), action.run ?? null)
    case 'undo': {
      const before = past.at(-1)
      return before
        ? { ...history, past: past.slice(0, -1), now: before, future: [now, ...future], run: null }
        : history
    }
    case 'redo': {
      const [next, ...later] = future
      return next ? { ...history, past: [...past, now], now: next, future: later, run: null } : history
    }
    case 'saved':
      return { ...history, saved: action.work, run: null }
    default:
      return openHistory(action.work)
  }
}

function afterChange(history: History, next: Workplace, run: string | null): History {
  const { past, now } = history
  if (next === now) return history
  if (run !== null && run === history.run) return { ...history, now: next }
  return { ...history, past: [...past, now].slice(-longest), now: next, future: [], run }
}

/** Whether the workplace differs from the stored one. */
export function isUnsaved({ now, saved }: History): boolean {
  if (now.type !== saved.type || now.epsg !== saved.epsg || now.points.length !== saved.points.length) return true
  return now.points.some((point, at) => {
    const other = saved.points[at]
    return !other || point.enable !== other.enable || !isSame(point.pixel, other.pixel) || !isSame(point.map, other.map)
  })
}

function isSame(one: readonly number[] | null, other: readonly number[] | null): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1]
}
