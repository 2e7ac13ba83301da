import { useCallback, useEffect, useState } from 'react'
import { describeThrown, type ErrorKind, kindOfRejection, logged, type LoggedError } from './errorLog.ts'

/** Errors caught since the part was opened; the list outlives its page. */
let kept: readonly LoggedError[] = []

/**
 * The log of this window: components by `caught`, the rest by the window's own events, while the page is there.
 * @param onError hears of each
 */
export function useErrorLog(onError: (message: string) => void) {
  const [log, setLog] = useState(kept)
  const add = useCallback(
    (kind: ErrorKind, thrown: Pick<LoggedError, 'message' | 'stack'>) => {
      kept = logged(kept, { kind, ...thrown, path: location.pathname })
      setLog(kept)
      onError(thrown.message)
    },
    [onError],
  )
  useEffect(() => {
    const failed = (event: Event) => {
      // A file that does not come says so at its element, and tells nobody above it.
      if (event instanceof ErrorEvent) return add('script', describeThrown(event.error))
      if (event.target instanceof HTMLImageElement)
        add('resource', { message: new URL(event.target.src).pathname, stack: '' })
    }
    const rejected = ({ reason }: PromiseRejectionEvent) => add(kindOfRejection(reason), describeThrown(reason))
    addEventListener('error', failed, true)
    addEventListener('unhandledrejection', rejected)
    return () => {
      removeEventListener('error', failed, true)
      removeEventListener('unhandledrejection', rejected)
    }
  }, [add])
  const clear = () => {
    kept = []
    setLog(kept)
  }
  return { log, caught: (error: unknown) => add('render', describeThrown(error)), clear }
}
