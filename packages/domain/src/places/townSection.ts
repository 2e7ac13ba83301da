import type { Area } from '../georef/coordinates/systems.ts'
import { compared } from '../texts/compared.ts'
import { landAt } from './landAt.ts'
import type { PlaceRow } from './nearestPlace.ts'

/** Half the section around a town, in degrees: about seven kilometres in each direction. */
const [up, aside] = [0.06, 0.1] as const

/**
 * The surroundings of the first known of these towns; of several with its name the largest.
 * @param land the Land it must lie in; '' for any
 */
export function townSection(names: readonly string[], land: string, rows: readonly PlaceRow[]): Area | undefined {
  for (const name of names.map((one) => compared(one.trim())).filter(Boolean)) {
    const town = rows.find(([one, lon, lat]) => compared(one) === name && (land === '' || landAt(lat, lon) === land))
    if (!town) continue
    const [, lon, lat] = town
    return { west: lon - aside, east: lon + aside, south: lat - up, north: lat + up }
  }
  return undefined
}
