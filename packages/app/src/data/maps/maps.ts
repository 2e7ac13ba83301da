import { getCadastreOverview } from '@waldkerf/domain/calls/clients'
import { getMapPoints } from '@waldkerf/domain/calls/maps/controlPoints'
import { getMapList } from '@waldkerf/domain/calls/maps/maps'
import useSWR, { preload } from 'swr'
import type { Client } from '../gateway/client.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { loadExtent } from '../clients/loadExtent.ts'
import { toLoadable } from '../loading/loadable.ts'

export const mapKeys = {
  all: () => ['maps', 'all'] as const,
  points: () => ['maps', 'points'] as const,
  layers: () => ['maps', 'layers'] as const,
  section: (clientId: number) => ['maps', 'section', clientId] as const,
  cadastres: () => ['clients', 'cadastres'] as const,
}

/** All maps that the person may see, by name. @param isWanted false: nothing is asked */
export function useMaps(isWanted = true) {
  const gateway = useGateway()
  return toLoadable(useSWR(isWanted ? mapKeys.all() : null, () => gateway.call(getMapList, {})))
}

/** The points of all maps. Without them maps are listed but have no footprints. @param isWanted false: nothing is asked */
export function useMapPoints(isWanted = true) {
  const gateway = useGateway()
  return toLoadable(useSWR(isWanted ? mapKeys.points() : null, () => gateway.call(getMapPoints, {})))
}

/** The clients whose maps the person may see, and whether cadastre data is switched on for them. */
export function useCadastres() {
  const gateway = useGateway()
  return toLoadable(useSWR(mapKeys.cadastres(), () => gateway.call(getCadastreOverview, {})))
}

/** Starts the list's calls while its code is still loading. */
export function preloadMaps(gateway: Client) {
  void preload(mapKeys.all(), () => gateway.call(getMapList, {})).catch(() => undefined)
  void preload(mapKeys.points(), () => gateway.call(getMapPoints, {})).catch(() => undefined)
  void preload(mapKeys.cadastres(), () => gateway.call(getCadastreOverview, {})).catch(() => undefined)
}

/** The section that a client's maps cover, in degrees; no request without a client. */
export function useClientSection(clientId: number | undefined) {
  const gateway = useGateway()
  const key = clientId === undefined ? null : mapKeys.section(clientId)
  const answer = useSWR(key, async ([, , id]) => {
    const extent = await loadExtent(gateway, id)
    // The code that converts coordinates is loaded only if there are any.
    const { toSection } = await import('../clients/extentSection.ts')
    return (extent && toSection(extent)) ?? null
  })
  return toLoadable(answer)
}
