import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { BeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { waitingStatuses } from '@waldkerf/domain/entities/beetles/beetleOverviews'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { GisActions } from '../gisTypes.ts'
import type { BeetleList } from '../table/useBeetleList.ts'

/**
 * Narrows a filter to records that wait, in the queue's order; statuses chosen among those stay, and all other parts,
 * too.
 */
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

/**
 * The list as a queue of work. A record that a decision takes away from its place, out of the list or further back in it,
 * leaves the place to the next one, so that going on never skips a record.
 */
export function useQueue(rows: readonly Beetle[], selectedId: number | undefined, select: (id: number) => void) {
  const place = useMemo(() => rows.findIndex(({ id }) => id === selectedId), [rows, selectedId])
  const lastRef = useRef<Place>(undefined)
  useEffect(() => {
    const last = lastRef.current
    if (place < 0 || (last && last.id === selectedId && hasLeft(rows, last))) return
    lastRef.current = { id: selectedId, at: place, before: rows[place - 1]?.id, after: rows[place + 1]?.id }
  }, [rows, place, selectedId])
  return {
    /** Place in the list, from 0; -1: not in it. */
    place,
    total: rows.length,
    go: (steps: number) => {
      const last = lastRef.current
      const isThere = place >= 0 && !(last && last.id === selectedId && hasLeft(rows, last))
      const target = isThere ? place + steps : (last?.at ?? 0) + (steps > 0 ? steps - 1 : steps)
      const next = rows[Math.max(0, Math.min(rows.length - 1, target))]
      if (next) select(next.id)
    },
  }
}

/** Where a record stood in the list: its place from 0, and its neighbours there. */
interface Place {
  id: number | undefined
  at: number
  before: number | undefined
  after: number | undefined
}

/** Whether a record was taken away from its place: the two that it stood between are neighbours now. */
export function hasLeft(rows: readonly { id: number }[], { at, before, after }: Place): boolean {
  if (before === undefined && after === undefined) return false
  return rows[at - 1]?.id === before && rows[at]?.id === after
}
