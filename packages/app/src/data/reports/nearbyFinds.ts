import { speciesByFrequency } from '@waldkerf/domain/beetles/speciesFacts'
import { getBeetlesBySpecies } from '@waldkerf/domain/calls/beetles/beetleCounts'
import { countNearby, getFrequentSpecies } from '@waldkerf/domain/calls/beetles/reports'
import type { SpeciesFrequency } from '@waldkerf/domain/entities/beetles/beetleCounts'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
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
    async () => {
      const here = gateway.call(getFrequentSpecies, { ...at, monat: month })
      return speciesByFrequency(...(await Promise.all([here, gateway.call(getBeetlesBySpecies, {})])))
    },
    { keepPreviousData: true },
  )
  return toLoadable(answer)
}

/** How many other finds near an own record were reported after it; undefined until known, and without a record. */
export function useNearbySince(id: number | undefined): number | undefined {
  const gateway = useGateway()
  return useSWR(id === undefined ? null : (['beetles', 'nearby', id] as const), ([, , wanted]) =>
    gateway.call(countNearby, { id: wanted }),
  ).data
}
