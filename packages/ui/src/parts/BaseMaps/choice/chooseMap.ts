import type { BaseMap, MapPlace } from '../baseMapTypes.ts'
import { foreignHost } from '../foreignHost.ts'
import type { KeptChoice } from './keptChoice.ts'

/** @returns the maps that there are for the Land in the middle; all, as long as no place is known */
export const mapsHere = (maps: readonly BaseMap[], place: MapPlace | undefined): readonly BaseMap[] =>
  maps.filter(({ lands }) => lands.length === 0 || (place !== undefined && lands.includes(place.land)))

export function isIn(area: BaseMap['area'], { lat, lon }: Pick<MapPlace, 'lat' | 'lon'>): boolean {
  if (!area) return true
  const [west, south, east, north] = area
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/**
 * Chooses the map that somebody is asked about by itself: once in all the first one that shows this place; and where the
 * chosen map goes on with another server, that one, once for each server.
 */
export function offeredMap(here: readonly BaseMap[], kept: KeptChoice, place: MapPlace | undefined) {
  if (!place) return undefined
  const { title, hosts, refused } = kept
  const isAnswered = (host: string) => hosts.includes(host) || refused.includes(host)
  const isNew = hosts.length + refused.length === 0
  return here.find((map) => {
    const host = foreignHost(map)
    if (host === undefined || isAnswered(host) || !isIn(map.area, place)) return false
    return title === undefined ? isNew : map.title === title
  })
}
