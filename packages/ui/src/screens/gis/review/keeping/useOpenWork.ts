import { useEffect, useEffectEvent } from 'react'
import type { Keeping } from './keepingTypes.ts'
import type { OpenWork } from './openWork.ts'

/** Tells the keeper what is open, when that has changed; on leaving nothing is. */
export function useOpenWork(work: OpenWork, settle: () => Promise<void>, keeping: Keeping | undefined) {
  const onChange = useEffectEvent((next: OpenWork) => keeping?.onOpenWork(next, settle))
  const state = JSON.stringify(work)
  useEffect(() => {
    onChange(JSON.parse(state) as OpenWork)
  }, [state])
}
