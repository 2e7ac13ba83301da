import { useEffect, useRef, useState } from 'react'
import { type Progress, runTasks, type TaskOptions, type TaskRun } from './runTasks.ts'

/** Long work of a page; it is cancelled when the page goes. @returns its progress, undefined before it has begun */
export function useTasks<T, R>() {
  const [progress, setProgress] = useState<Progress<T, R>>()
  const run = useRef<TaskRun>(undefined)
  useEffect(() => () => run.current?.cancel(), [])
  return {
    progress,
    start(options: Omit<TaskOptions<T, R>, 'onProgress'>) {
      run.current?.cancel()
      run.current = runTasks({ ...options, onProgress: setProgress })
    },
    pause: () => run.current?.pause(),
    resume: () => run.current?.resume(),
    cancel: () => run.current?.cancel(),
    retryFailed: () => run.current?.retryFailed(),
  }
}
