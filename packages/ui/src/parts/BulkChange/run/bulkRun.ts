import { errorText } from '@waldkerf/domain/words/failureText'

/** State of one record in a bulk change. A record without a result has not been tried yet. */
export type BulkResult = { status: 'running' } | { status: 'done' } | { status: 'failed'; reason: string }

export interface BulkProgress {
  state: 'running' | 'paused' | 'cancelled' | 'finished'
  total: number
  /** By the record's id, in the order they were begun. It grows as the run goes on: who shows it takes a copy. */
  results: ReadonlyMap<number, BulkResult>
}

export interface BulkRunInput {
  ids: readonly number[]
  /** Changes one record; rejects with an error whose message is for people. */
  work: (id: number) => Promise<void>
  onProgress: (progress: BulkProgress) => void
}

/** So many at a time that the data service still answers everybody else. */
const concurrency = 4

/** Changes many records, a few at a time, each with its own result; begins at once. */
export function startBulkRun({ ids, work, onProgress }: BulkRunInput) {
  let state: BulkProgress['state'] = 'running'
  let waiting = [...ids]
  let running = 0
  const results = new Map<number, BulkResult>()

  const note = (id: number, result: BulkResult) => {
    results.set(id, result)
    tell()
  }
  const tell = () => onProgress({ state, total: ids.length, results })

  async function runOne(id: number) {
    running++
    note(id, { status: 'running' })
    try {
      await work(id)
      results.set(id, { status: 'done' })
    } catch (error) {
      results.set(id, { status: 'failed', reason: errorText(error) })
    }
    running--
    goOn()
  }

  const hasRoom = () => state === 'running' && running < concurrency
  function goOn() {
    while (hasRoom()) {
      const id = waiting.shift()
      if (id === undefined) break
      void runOne(id)
    }
    if (state === 'running' && running === 0 && waiting.length === 0) state = 'finished'
    tell()
  }

  function change(next: BulkProgress['state']) {
    state = next
    goOn()
  }

  goOn()
  return {
    /** Started changes finish; no new one starts. */
    pause: () => state === 'running' && change('paused'),
    resume: () => state === 'paused' && change('running'),
    cancel: () => state !== 'finished' && change('cancelled'),
    /** Only those that failed, once more. */
    retryFailed() {
      if (state === 'running' || state === 'paused') return
      const failed = [...results].flatMap(([id, { status }]) => (status === 'failed' ? id : []))
      if (state === 'cancelled') waiting = []
      waiting.push(...failed)
      change('running')
    },
  }
}

export type BulkRun = ReturnType<typeof startBulkRun>
