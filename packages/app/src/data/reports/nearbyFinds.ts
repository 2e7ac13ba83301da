import { speciesByFrequency } from '@waldkerf/domain/beetles/speciesFacts'
import { countNearby, getFrequentSpecies } from '@waldkerf/domain/calls/beetles/reports'
import type { SpeciesFrequency } from '@waldkerf/domain/entities/beetles/beetleCounts'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
import { useBeetlesBySpecies } from '../beetles/beetleCounts.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

interface Spot {
  lat: number
  lon: number
}

/** Rounds to about 11 km, enough to find the Land, so that a slightly moved place makes no new request. */
const roughly = (degrees: number) => degrees.toFixed(1)

/** The species by frequency around a place (anywhere without one) in a month (1–12), then by all of their finds. */
export function useFrequentSpecies(spot: Spot | undefined, month: number): Loadable<readonly SpeciesFrequency[]> {
  const gateway = useGateway()
  const at = spot && { lat: roughly(spot.lat), lon: roughly(spot.lon) }
  const answer = useSWR(
    ['species', 'frequent', month, at?.lat, at?.lon] as const,
    () => gateway.call(getFrequentSpecies, { ...at, monat: month }),
    { keepPreviousData: true },
  )
  const all = useBeetlesBySpecies()
  const here = toLoadable(answer)
  // Both are waited for, so that no card moves; where all finds cannot be told, the service's own order is kept.
  if (here.status === 'ready' && all.status === 'loading') return { status: 'loading' }
  return mapLoadable(here, (rows) => speciesByFrequency(rows, shown(all) ?? []))
}

/** How many other finds near an own record were reported after it; undefined until known, and without a record. */
export function useNearbySince(id: number | undefined): number | undefined {
  const gateway = useGateway()
  return useSWR(id === undefined ? null : (['beetles', 'nearby', id] as const), ([, , wanted]) =>
    gateway.call(countNearby, { id: wanted }),
  ).data
}
