import { createStore, type Store } from '@waldkerf/domain/store/store'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { describeThrown, type ErrorKind, kindOfRejection, logged, type LoggedError } from './errorLog.ts'

/** The list outlives its page, so that somebody above it holds it. */
export type ErrorLog = Store<readonly LoggedError[]>

export const createErrorLog = (): ErrorLog => createStore<readonly LoggedError[]>([])

/**
 * The log of this window: components by `caught`, the rest by the window's own events, while the page is there.
 * @param errors where they are kept @param onError hears of each
 */
export function useErrorLog(errors: ErrorLog, onError: (message: string) => void) {
  const log = useSyncExternalStore(errors.subscribe, errors.snapshot)
  const add = useCallback(
    (kind: ErrorKind, thrown: Pick<LoggedError, 'message' | 'stack'>) => {
      errors.set(logged(errors.snapshot(), { kind, ...thrown, path: location.pathname }))
      onError(thrown.message)
    },
    [errors, onError],
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
  const clear = () => errors.set([])
  return { log, caught: (error: unknown) => add('render', describeThrown(error)), clear }
}
