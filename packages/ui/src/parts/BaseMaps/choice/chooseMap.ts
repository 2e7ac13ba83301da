import type { TextStore } from '@waldkerf/ui/storage/TextStore'
import type { BaseMap, MapPlace } from '../baseMapTypes.ts'
import { foreignHost } from '../tileAddress.ts'

/** The base map that somebody looks at, as the store remembers it. */
export interface KeptChoice {
  /** Of the chosen map; undefined: the offline map. */
  title: string | undefined
  /** From 0 to 1. */
  opacity: number
  /** Servers of others that may be asked. */
  hosts: readonly string[]
  /** Those that may not: nobody is asked about them again, unless they choose such a map. */
  refused: readonly string[]
}

const plain: KeptChoice = { title: undefined, opacity: 1, hosts: [], refused: [] }
const storeKey = (person: string) => `waldkerf-base-map-${person}`

const texts = (list: unknown): string[] => (Array.isArray(list) ? list.filter((host) => typeof host === 'string') : [])

/** @returns the valid parts of a kept choice: text from any version, or damaged, does no harm and allows nothing */
export function readChoice(text: string | null): KeptChoice {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Record<keyof KeptChoice, unknown>> | null
    const { title, opacity, hosts, refused } = kept ?? {}
    return {
      title: typeof title === 'string' ? title : plain.title,
      opacity: typeof opacity === 'number' && opacity >= 0 && opacity <= 1 ? opacity : plain.opacity,
      hosts: texts(hosts),
      refused: texts(refused),
    }
  } catch {
    return plain
  }
}

export const loadChoice = (store: TextStore, person: string): KeptChoice => readChoice(store.getItem(storeKey(person)))

export const keepChoice = (store: TextStore, person: string, choice: KeptChoice): void =>
  store.setItem(storeKey(person), JSON.stringify(choice))

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
