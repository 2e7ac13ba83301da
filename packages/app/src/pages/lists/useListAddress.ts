import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownStep } from '@waldkerf/app/platform/routes/historyEntry'

/** How the place in a list stands in the address, and in saved views. Both functions stay the same. */
export interface AddressForm<Place> {
  /** A part that makes no sense narrows nothing. */
  read: (query: URLSearchParams) => Place
  /** The reverse; empty parts are left out. */
  write: (place: Place) => URLSearchParams
}

/** The place in a list, held by the address. Of two changes at once the second builds on the first, which is still under way. */
export function useListAddress<Place extends object>({ read, write }: AddressForm<Place>) {
  const [query, setQuery] = useSearchParams()
  const place = useMemo(() => read(query), [read, query])
  const latest = useRef(place)
  useEffect(() => {
    latest.current = place
  }, [place])

  /** @param isStep whether Back leads to the place before; decided by `part` and the present place */
  function go(part: Partial<Place>, isStep?: (before: Place) => boolean) {
    const before = latest.current
    latest.current = { ...before, ...part }
    setQuery(write(latest.current), { replace: !isStep?.(before), state: ownStep })
  }
  return { place, query, go }
}
