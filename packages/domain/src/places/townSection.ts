import type { Area } from '../georef/coordinates/systems.ts'
import { compared } from '../texts/compared.ts'
import { landAt } from './landAt.ts'
import type { PlaceRow } from './nearestPlace.ts'

/** Around a town, in degrees: some seven kilometres each way. */
const [up, aside] = [0.06, 0.1] as const

/**
 * The surroundings of the first of these towns that is known, the largest of its name.
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
