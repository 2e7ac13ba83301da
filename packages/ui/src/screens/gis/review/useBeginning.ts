import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GisActions } from '../gisTypes.ts'
import type { BeetleList } from '../records/useBeetleList.ts'

/** Those that wait, in the queue's order; a choice among them stays, and so does all else that narrows the list. */
function waitingFirst(filter: BeetleFilter): BeetleFilter {
  const chosen = filter.status.filter((status) => waitingStatuses.some((one) => one === status))
  return { ...filter, status: chosen.length > 0 ? chosen : [...waitingStatuses], order: 'queue' }
}

/** Begins a review: the list takes the queue's order, and its head is opened as soon as it is there. */
export function useBeginning(
  list: Pick<BeetleList, 'rows' | 'isSettled'>,
  filter: BeetleFilter,
  { setFilter, select }: Pick<GisActions, 'setFilter' | 'select'>,
) {
  const [asked, setAsked] = useState(0)
  const begun = useRef(0)
  const isReady = list.isSettled && filter.order === 'queue'
  const open = useEffectEvent((time: number) => {
    if (begun.current === time) return
    begun.current = time
    select(list.rows[0]?.id)
  })
  useEffect(() => {
    if (isReady) open(asked)
  }, [isReady, asked])
  return () => {
    setFilter(waitingFirst(filter))
    setAsked(asked + 1)
  }
}
