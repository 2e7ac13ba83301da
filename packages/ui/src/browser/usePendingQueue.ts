import { createPendingRunner, type SendWork } from '@waldkerf/domain/pending/pendingRunner'
import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Pending work of a page, which can be taken back. It is sent at the latest when the page is hidden, closed or
 * left, so that none is lost. A window that closes meanwhile asks first: a request that is on its way would go down with it.
 * @param send stores one piece of work; the one of the last render is asked
 */
export function usePendingQueue<Id, Work>(send: SendWork<Id, Work>) {
  const [runner] = useState(() => createPendingRunner(send))
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
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('beforeunload', onClose)
    window.addEventListener('pagehide', runner.flush)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('beforeunload', onClose)
      window.removeEventListener('pagehide', runner.flush)
      runner.flush()
    }
  }, [runner])
  return { runner, queue }
}
