import cities from './staedte-de-at.json' with { type: 'json' }
import type { PlaceRow } from './nearestPlace.ts'

/** Places of 100,000 people and more, the largest first; loaded with the map. */
export const cityRows = cities as unknown as readonly PlaceRow[]

let all: Promise<readonly PlaceRow[]> | undefined

/** All places from about 1,000 people on, the largest first; loaded on first use, again after a failure. */
export function loadPlaces(): Promise<readonly PlaceRow[]> {
  all ??= import('./allPlaces.ts').then(
    ({ placeRows }) => placeRows,
    (error: unknown) => {
      all = undefined
      throw error
    },
  )
  return all
}
