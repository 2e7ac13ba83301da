import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { type Filtered, filtered, occurring } from '@waldkerf/domain/filter/filtered'
import type { BeetleFilter } from './beetleFilter.ts'
import { toConditions } from './conditions.ts'
import { beetleTest, type FilterContext } from './filterTests.ts'

/** Narrows the records by all of the filter but the map's section, grouped by their stored status. */
export function filterBeetles(
  beetles: readonly Beetle[],
  filter: BeetleFilter,
  context: FilterContext,
): Filtered<Beetle> {
  return filtered(beetles, {
    fits: beetleTest(toConditions(filter, context.today), context),
    group: ({ status }) => status,
    chosen: filter.status,
  })
}

/** The Bundesländer that occur, in German order. */
export const beetleStates = (beetles: readonly Beetle[]): string[] =>
  occurring(beetles.map(({ bundesland }) => bundesland))
