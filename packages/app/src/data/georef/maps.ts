import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { loadExtent } from '../clients/loadExtent.ts'
import { createGeorefCalls } from './georefCalls.ts'
import { toLoadable } from '../loading/loadable.ts'
import { toRecord } from '../loading/record.ts'

export const georefKeys = {
  map: (id: number) => ['maps', id] as const,
  points: (mapId: number) => ['control-points', mapId] as const,
  extent: (clientId: number) => ['client-extent', clientId] as const,
  start: (mapId: number) => ['maps', mapId, 'start'] as const,
}

/** The map is not reloaded in the background while it is edited. */
const asked = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** A survey map. @param id of the map */
export function useMap(id: number) {
  const gateway = useGateway()
  return toRecord(useSWR(georefKeys.map(id), () => createGeorefCalls(gateway).map(id), asked))
}

/** The control points of a map, in the order of their numbers. */
export function useControlPoints(mapId: number) {
  const gateway = useGateway()
  return toLoadable(useSWR(georefKeys.points(mapId), () => createGeorefCalls(gateway).points(mapId), asked))
}

/** The extent of a client's maps; no request without a client. */
export function useClientExtent(clientId: number | null) {
  const gateway = useGateway()
  const key = clientId === null ? null : georefKeys.extent(clientId)
  return toLoadable(useSWR(key, ([, id]) => loadExtent(gateway, id), asked))
}
