import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import { useEffect, useEffectEvent, useState } from 'react'
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
  const [isAsked, setAsked] = useState(false)
  const isReady = isAsked && list.isSettled && filter.order === 'queue'
  const open = useEffectEvent(() => {
    setAsked(false)
    select(list.rows[0]?.id)
  })
  useEffect(() => {
    if (isReady) open()
  }, [isReady])
  return () => {
    setFilter(waitingFirst(filter))
    setAsked(true)
  }
}
