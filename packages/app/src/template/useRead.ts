import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useCallback, useEffect, useRef, useState } from 'react'
import { unreadableRows } from '../data/gateway/answer.ts'
import { failureMessage } from './api/templateClient.ts'

/**
 * Reads once the page is there, and again when asked; the latest answer counts. A failure keeps what was there.
 * @param load must not change between renders
 */
export function useRead<T>(load: () => Promise<T>): { state: Loadable<T>; reload: () => void } {
  const [state, setState] = useState<Loadable<T>>({ status: 'loading' })
  const latest = useRef(0)
  const reload = useCallback(
    function read() {
      const turn = ++latest.current
      const ifLatest = (next: (before: Loadable<T>) => Loadable<T>) => turn === latest.current && setState(next)
      load().then(
        (data) => ifLatest(() => ready(data)),
        (error: unknown) => ifLatest((before) => failed(before, failureMessage(error), read)),
      )
    },
    [load],
  )
  useEffect(reload, [reload])
  return { state, reload }
}

function ready<T>(data: T): Loadable<T> {
  const unreadable = unreadableRows(data)
  return { status: 'ready', data, ...(unreadable > 0 && { unreadable }) }
}

function failed<T>(before: Loadable<T>, message: string, retry: () => void): Loadable<T> {
  const data = before.status === 'loading' ? undefined : before.data
  return { status: 'failed', message, retry, ...(data !== undefined && { data }) }
}
