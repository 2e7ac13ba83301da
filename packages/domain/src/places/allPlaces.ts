import rows from './orte-de-at.json' with { type: 'json' }
import type { PlaceRow } from './nearestPlace.ts'

/** All places, the largest first; a file of its own, so that maps are shown before it is loaded. */
export const placeRows = rows as unknown as readonly PlaceRow[]
