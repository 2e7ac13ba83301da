import { createPendingRunner, type Line, type SendWork } from '@waldkerf/domain/pending/pendingRunner'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** As the browser knows it. That it has a line does not mean that the service answers. */
const browserLine: Line = {
  isDown: () => !navigator.onLine,
  onBack(listener) {
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  },
}

/**
 * Pending work of a page, which can be taken back. It is sent at the latest when the page is hidden, closed or
 * left, so that none is lost; without a line it waits until that is back, whatever page is shown by then. A window that closes meanwhile asks first: a request that is on its way would go down with it.
 * @param send stores one piece of work; the one of the last render is asked
 */
export function usePendingQueue<Id, Work>(send: SendWork<Id, Work>) {
  const [runner] = useState(() => createPendingRunner(send, browserLine))
  useEffect(() => runner.connect(send))
  const queue = useSyncExternalStore(runner.subscribe, runner.snapshot)
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') runner.flush()
    }
    const onClose = (event: Event) => {
      if (!runner.isOpen()) return
      runner.flush()
      event.preventDefault()
    }
    /** Left with work that is held, the window still asks before it closes. */
    const stopAsking = () => window.removeEventListener('beforeunload', onClose)
    const stopWhenSent = () => {
      if (!runner.isOpen()) return stopAsking()
      const leave = runner.subscribe(() => {
        if (runner.isOpen()) return
        leave()
        stopAsking()
      })
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('beforeunload', onClose)
    window.addEventListener('pagehide', runner.flush)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', runner.flush)
      runner.flush()
      stopWhenSent()
    }
  }, [runner])
  return { runner, queue }
}
