/** The part of a trace event that is needed here; times in µs, `tdur` is the CPU time that its thread had. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/**
 * Shortens each task of a trace to its CPU time, and all within it in proportion: on a machine that does other things
 * beside, a task lasts several times as long as it works.
 */
export function countCpuTime<E extends TraceEvent>(events: readonly E[]): E[] {
  const sorted = events.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  /** The task that runs on each thread. */
  const running = new Map<string, { start: number; end: number; share: number }>()
  return sorted.map((event) => {
    const { name, ph, pid, tid, ts, dur = 0, tdur = dur } = event
    const thread = `${pid} ${tid}`
    if (name === 'RunTask' && ph === 'X' && dur > 0)
      running.set(thread, { start: ts, end: ts + dur, share: Math.min(1, tdur / dur) })
    const task = running.get(thread)
    if (!task || ts > task.end) return event
    return {
      ...event,
      ts: task.start + (ts - task.start) * task.share,
      ...(event.dur !== undefined && { dur: event.dur * task.share }),
    }
  })
}
