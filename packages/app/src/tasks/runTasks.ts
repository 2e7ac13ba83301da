/** How one piece of long work ended. */
export type TaskResult<R> = { status: 'done'; value: R } | { status: 'failed'; error: unknown }

/** Where all of it stands. */
export type RunState = 'running' | 'paused' | 'cancelled' | 'finished'

export interface Progress<T, R> {
  state: RunState
  total: number
  /** By item; of those that have ended. */
  results: ReadonlyMap<T, TaskResult<R>>
}

export interface TaskOptions<T, R> {
  items: readonly T[]
  /** Does one piece. `signal` ends when all is cancelled. */
  work: (item: T, signal: AbortSignal) => Promise<R>
  /** How many at a time. */
  concurrency: number
  onProgress: (progress: Progress<T, R>) => void
}

/**
 * Long work over many items, a few at a time. A failure concerns its own item alone. Pausing lets what has begun end;
 * cancelling ends it and begins nothing more, what is done stays done.
 */
export function runTasks<T, R>({ items, work, concurrency, onProgress }: TaskOptions<T, R>) {
  const results = new Map<T, TaskResult<R>>()
  const cancelled = new AbortController()
  let waiting = [...items]
  let running = 0
  let paused = false

  function state(): RunState {
    if (cancelled.signal.aborted) return 'cancelled'
    if (waiting.length === 0 && running === 0) return 'finished'
    return paused ? 'paused' : 'running'
  }

  const tell = () => onProgress({ state: state(), total: items.length, results: new Map(results) })

  async function attempt(item: T) {
    running += 1
    let result: TaskResult<R>
    try {
      result = { status: 'done', value: await work(item, cancelled.signal) }
    } catch (error) {
      result = { status: 'failed', error }
    }
    running -= 1
    // What was broken off has not failed, it has not been done.
    if (result.status === 'done' || !cancelled.signal.aborted) results.set(item, result)
    tell()
    next()
  }

  const mayBegin = () => !paused && !cancelled.signal.aborted && running < concurrency

  function next() {
    while (waiting.length > 0 && mayBegin()) {
      const [item, ...rest] = waiting
      waiting = rest
      void attempt(item as T)
    }
  }

  function setPaused(now: boolean) {
    paused = now
    tell()
    next()
  }

  tell()
  next()
  return {
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    cancel() {
      waiting = []
      cancelled.abort()
      tell()
    },
    /** Only what failed, once more. */
    retryFailed() {
      const failed = items.filter((item) => results.get(item)?.status === 'failed')
      for (const item of failed) results.delete(item)
      waiting = [...waiting, ...failed]
      tell()
      next()
    },
  }
}

export type TaskRun = ReturnType<typeof runTasks>
