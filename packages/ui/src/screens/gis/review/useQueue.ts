import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { useEffect, useMemo, useRef } from 'react'
import { hasLeft, type Place } from './queuePlace.ts'

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
