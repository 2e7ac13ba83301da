import type { QueuedDecision } from '@waldkerf/domain/beetles/decisions/decisionQueue'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createDecisionRunner } from './decisionRunner.ts'

/**
 * The queue of decisions of a screen. What waits is sent at the latest when the page is hidden, closed or left, so that no
 * decision is lost.
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
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', runner.flush)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', runner.flush)
      runner.flush()
    }
  }, [runner])
  return { runner, queue }
}
