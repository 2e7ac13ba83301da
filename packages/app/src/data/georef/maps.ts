import useSWR from 'swr'
import { georefApi } from '../api/georef/georef.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

export const georefKeys = {
  map: (id: number) => ['maps', id] as const,
  points: (mapId: number) => ['control-points', mapId] as const,
  extent: (clientId: number) => ['client-extent', clientId] as const,
}

/** One map; what is being worked on is not read again behind one's back. */
const asked = { revalidateOnFocus: false, revalidateOnReconnect: false }

/** A survey map. @param id of the map */
export function useMap(id: number) {
  const georef = useArea(georefApi)
  return toLoadable(useSWR(georefKeys.map(id), () => georef.map(id), asked))
}

/** The control points of a map, in the order of their numbers. */
export function useControlPoints(mapId: number) {
  const georef = useArea(georefApi)
  return toLoadable(useSWR(georefKeys.points(mapId), () => georef.points(mapId), asked))
}

/** Where the maps of a client lie; nothing is asked without one. */
export function useClientExtent(clientId: number | null) {
  const georef = useArea(georefApi)
  const key = clientId === null ? null : georefKeys.extent(clientId)
  return toLoadable(useSWR(key, ([, id]) => georef.extent(id), asked))
}
