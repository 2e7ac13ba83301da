import { setMapScan } from '@waldkerf/domain/calls/maps/maps'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { useSWRConfig } from 'swr'
import { mapKeys } from '../../maps/maps.ts'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { georefKeys } from '../maps.ts'

/** Parts of a map that its scan knows best. */
export interface ScanFacts {
  width: number
  height: number
  /** Dots an inch; null where the file does not say. */
  res: number | null
}

/**
 * Stores size and resolution of a map by its scan, over the version that `map` has.
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
