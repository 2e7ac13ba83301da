import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownStep } from '@waldkerf/app/platform/routes/historyEntry'

/** Reads and writes the state of a list in the address. Both functions must not change between renders. */
export interface AddressForm<Place> {
  /** An invalid part narrows nothing. */
  read: (query: URLSearchParams) => Place
  /** The reverse; empty parts are left out. */
  write: (place: Place) => URLSearchParams
}

/** The state of a list in the address. The second of two changes at once builds on the first, not yet rendered one. */
export function useListAddress<Place extends object>({ read, write }: AddressForm<Place>) {
  const [query, setQuery] = useSearchParams()
  const place = useMemo(() => read(query), [read, query])
  const latest = useRef(place)
  useEffect(() => {
    latest.current = place
  }, [place])

  /** @param isStep whether the change makes a history entry; without it there is none */
  function go(part: Partial<Place>, isStep?: (before: Place) => boolean) {
    const before = latest.current
    latest.current = { ...before, ...part }
    setQuery(write(latest.current), { replace: !isStep?.(before), state: ownStep })
  }
  return { place, query, go }
}
