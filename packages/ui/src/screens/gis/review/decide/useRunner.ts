import type { QueuedDecision } from '@waldkerf/domain/beetles/decisions/decisionQueue'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDecisionRunner } from './decisionRunner.ts'

/**
 * The queue of decisions of a screen. What waits is sent at the latest when the page is hidden, closed or left, so that no
 * decision is lost. A window that closes meanwhile asks first: a request that is on its way would go down with it.
 * @param send stores one decision; the one of the last render is asked
 */
export function useRunner(send: (decision: QueuedDecision) => Promise<void>) {
  const [runner] = useState(() => createDecisionRunner(send))
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
