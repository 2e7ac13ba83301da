import type { Beetle } from '../../entities/beetles/beetles.ts'
import { type Filtered, filtered, occurring } from '../../filter/filtered.ts'
import type { Area } from '../../georef/coordinates/systems.ts'
import type { BeetleFilter } from './beetleFilter.ts'
import { type FilterContext, buildTests } from './filterTests.ts'

/** Narrows the records by all of the filter but the map's section, grouped by their stored status. */
export function filterBeetles(
  beetles: readonly Beetle[],
  filter: BeetleFilter,
  context: FilterContext,
): Filtered<Beetle> {
  const tests = buildTests(filter, context)
  return filtered(beetles, {
    fits: (beetle) => tests.every((test) => test(beetle)),
    group: ({ status }) => status,
    chosen: filter.status,
  })
}

/** The records that lie in a section of the map; those without coordinates lie nowhere. */
export const inSection = (beetles: readonly Beetle[], { west, south, east, north }: Area): Beetle[] =>
  beetles.filter(
    ({ lat, lon }) => lat !== null && lon !== null && lat >= south && lat <= north && lon >= west && lon <= east,
  )

/** The Bundesländer that occur, in German order. */
export const beetleStates = (beetles: readonly Beetle[]): string[] =>
  occurring(beetles.map(({ bundesland }) => bundesland))
