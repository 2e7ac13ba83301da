import { bringBackScan, getMapScans } from '@waldkerf/domain/calls/maps/scans'
import type { MapScan } from '@waldkerf/domain/entities/maps/scans'
import { formerScans } from '@waldkerf/domain/maps/scanLife'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { toLoadable } from '../../loading/loadable.ts'

/** Former scans of a map. @param onBack called when another one has become its picture */
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
