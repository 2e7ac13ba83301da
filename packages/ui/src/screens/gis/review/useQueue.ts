import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { useEffect, useMemo, useRef } from 'react'

/**
 * The list as a queue of work. A record that a decision takes out of the list (because of the filter) leaves its place
 * to the next one, so that going on never skips a record.
 */
export function useQueue(rows: readonly Beetle[], selectedId: number | undefined, select: (id: number) => void) {
  const place = useMemo(() => rows.findIndex(({ id }) => id === selectedId), [rows, selectedId])
  const lastPlaceRef = useRef(0)
  useEffect(() => {
    if (place >= 0) lastPlaceRef.current = place
  }, [place])
  return {
    /** Place in the list, from 0; -1: not in it. */
    place,
    total: rows.length,
    go: (steps: number) => {
      const target = place >= 0 ? place + steps : lastPlaceRef.current + (steps > 0 ? steps - 1 : steps)
      const next = rows[Math.max(0, Math.min(rows.length - 1, target))]
      if (next) select(next.id)
    },
  }
}
