import { useEffect, useRef, useState } from 'react'
import { type BulkProgress, type BulkRun, type BulkRunInput, startBulkRun } from './bulkRun.ts'

/** Thousands of records end in quick succession: the screen follows at this pace, in ms. */
const pace = 100

/** Copied at this pace only: a copy for each finished record would take a second for five thousand records. */
const copied = (progress: BulkProgress): BulkProgress => ({ ...progress, results: new Map(progress.results) })

/** The latest of what is told, at most once in a while; the first at once. */
function usePaced() {
  const [shown, setShown] = useState<BulkProgress>()
  const latest = useRef<BulkProgress>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = (progress: BulkProgress) => {
    const isFirst = latest.current === undefined
    latest.current = progress
    if (isFirst) return setShown(copied(progress))
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setShown(latest.current && copied(latest.current))
    }, pace)
  }
  return [shown, tell] as const
}

/** A running bulk change, if any. On leaving, started changes end and no new one starts. */
export function useBulkRun() {
  const run = useRef<BulkRun>(undefined)
  const [progress, tell] = usePaced()
  useEffect(() => () => void run.current?.cancel(), [])
  return {
    progress,
    start(input: Omit<BulkRunInput, 'onProgress'>) {
      run.current = startBulkRun({ ...input, onProgress: tell })
    },
    actions: {
      pause: () => void run.current?.pause(),
      resume: () => void run.current?.resume(),
      cancel: () => void run.current?.cancel(),
      retryFailed: () => run.current?.retryFailed(),
    },
  }
}
