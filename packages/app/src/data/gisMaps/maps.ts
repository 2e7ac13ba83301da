import useSWR, { preload } from 'swr'
import type { Client } from '../gateway/client.ts'
import { georefApi } from '../api/georef/georef.ts'
import { mapsApi } from '../api/gis/maps.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

export const mapKeys = {
  all: () => ['maps', 'all'] as const,
  points: () => ['maps', 'points'] as const,
  section: (clientId: number) => ['maps', 'section', clientId] as const,
  cadastres: () => ['clients', 'cadastres'] as const,
}

/** All maps that one may see, by name. */
export function useMaps() {
  const maps = useArea(mapsApi)
  return toLoadable(useSWR(mapKeys.all(), () => maps.all()))
}

/** The points of all of them. Without them maps are listed all the same; they only lie nowhere. */
export function useMapPoints() {
  const maps = useArea(mapsApi)
  return toLoadable(useSWR(mapKeys.points(), () => maps.points()))
}

/** The clients whose maps one may see, with whether cadastre data is switched on for them. */
export function useCadastres() {
  const maps = useArea(mapsApi)
  return toLoadable(useSWR(mapKeys.cadastres(), () => maps.cadastres()))
}

/** Starts the list's calls while its code is still on the way. */
export function preloadMaps(client: Client) {
  const maps = mapsApi(client)
  void preload(mapKeys.all(), () => maps.all()).catch(() => undefined)
  void preload(mapKeys.points(), () => maps.points()).catch(() => undefined)
  void preload(mapKeys.cadastres(), () => maps.cadastres()).catch(() => undefined)
}

/** The part of the world that a client's maps cover, in degrees; nothing is asked without one. */
export function useClientSection(clientId: number | undefined) {
  const georef = useArea(georefApi)
  const key = clientId === undefined ? null : mapKeys.section(clientId)
  const answer = useSWR(key, async ([, , id]) => {
    const extent = await georef.extent(id)
    // What converts coordinates is loaded when there are any.
    const { sectionOf } = await import('../clients/extentSection.ts')
    return (extent && sectionOf(extent)) ?? null
  })
  return toLoadable(answer)
}
