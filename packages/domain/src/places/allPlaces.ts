import rows from './orte-de-at.json' with { type: 'json' }
import type { PlaceRow } from './nearestPlace.ts'

/** A file of its own, so that a map is there before them: all places, the largest first. */
export const placeRows = rows as unknown as readonly PlaceRow[]
