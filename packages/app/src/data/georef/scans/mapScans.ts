import { setMapScan } from '@waldkerf/domain/calls/maps/maps'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import useSWR, { useSWRConfig } from 'swr'
import { mapKeys } from '@waldkerf/app/data/maps/maps'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { georefKeys } from '../maps.ts'
import { bringBackScan, getMapScans } from '@waldkerf/domain/calls/maps/maps'
import type { MapScan } from '@waldkerf/domain/entities/maps/scans'
import { formerScans } from '@waldkerf/domain/maps/scanLife'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'

/** Columns of a map that are taken from its scan. */
export interface ScanFacts {
  width: number
  height: number
  /** Dots per inch; null if the file does not say. */
  res: number | null
}

/**
 * Stores size and resolution of a map from its scan, over the version that `map` has.
 * @throws ConflictError when another version is stored, ApiError
 */
export function useMapScan() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  return async ({ id, version }: SurveyMap, facts: ScanFacts): Promise<void> => {
    await gateway.call(setMapScan, { karte_id: id, map_name: null, ...facts }, { version })
    await mutate(georefKeys.map(id))
    void mutate(mapKeys.all())
  }
}

/** Former scans of a map. @param onBack called after one of them was restored */
export function useMapScans(map: number, onBack: () => void) {
  const gateway = useGateway()
  const answer = useSWR(['maps', map, 'scans'], () => gateway.call(getMapScans, { karte_id: map }))
  return {
    scans: mapLoadable(toLoadable(answer), formerScans),
    async bringBack({ id }: MapScan): Promise<void> {
      await gateway.call(bringBackScan, { karte_id: map, id })
      onBack()
      await answer.mutate()
    },
  }
}
