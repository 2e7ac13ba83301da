import { useEffect, useRef, useState } from 'react'
import { type BulkProgress, type BulkRun, type BulkRunInput, startBulkRun } from './bulkRun.ts'

/** A bulk change on its way, if one was begun. On leaving what has begun ends, and nothing more is begun. */
export function useBulkRun() {
  const run = useRef<BulkRun>(undefined)
  const [progress, setProgress] = useState<BulkProgress>()
  useEffect(() => () => void run.current?.cancel(), [])
  return {
    progress,
    start(input: Omit<BulkRunInput, 'onProgress'>) {
      run.current = startBulkRun({ ...input, onProgress: setProgress })
    },
    actions: {
      pause: () => void run.current?.pause(),
      resume: () => void run.current?.resume(),
      cancel: () => void run.current?.cancel(),
      retryFailed: () => run.current?.retryFailed(),
    },
  }
}
