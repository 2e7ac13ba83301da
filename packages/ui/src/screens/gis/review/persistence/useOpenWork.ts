import { useEffect, useEffectEvent } from 'react'
import type { ReviewPersistence } from './persistenceTypes.ts'
import type { OpenWork } from './openWork.ts'

/** Reports the unsaved work whenever it changes; on leaving, that there is none. */
export function useOpenWork(work: OpenWork, settle: () => Promise<void>, persistence: ReviewPersistence | undefined) {
  const onChange = useEffectEvent((next: OpenWork) => persistence?.onOpenWork(next, settle))
  const state = JSON.stringify(work)
  useEffect(() => {
    onChange(JSON.parse(state) as OpenWork)
  }, [state])
}
