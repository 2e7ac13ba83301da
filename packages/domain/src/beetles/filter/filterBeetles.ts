import type { Beetle } from '../../entities/beetles.ts'
import type { Area } from '../../georef/coordinates/systems.ts'
import type { BeetleFilter } from './beetleFilter.ts'
import { type FilterContext, testsOf } from './filterTests.ts'

/** The filter's answer. */
export interface Filtered {
  rows: Beetle[]
  /** Per stored status: how many there would be if only it were chosen. */
  counts: ReadonlyMap<string, number>
}

/** Narrows the records by all of the filter but the map's section, in one pass; the order stays. */
export function filterBeetles(beetles: readonly Beetle[], filter: BeetleFilter, context: FilterContext): Filtered {
  const tests = testsOf(filter, context)
  const statuses = new Set(filter.status)
  const counts = new Map<string, number>()
  const rows = beetles.filter((beetle) => {
    if (!tests.every((test) => test(beetle))) return false
    counts.set(beetle.status, (counts.get(beetle.status) ?? 0) + 1)
    return statuses.size === 0 || statuses.has(beetle.status)
  })
  return { rows, counts }
}

/** The records that lie in a section of the map; those without coordinates lie nowhere. */
export const inSection = (beetles: readonly Beetle[], { west, south, east, north }: Area): Beetle[] =>
  beetles.filter(
    ({ lat, lon }) => lat !== null && lon !== null && lat >= south && lat <= north && lon >= west && lon <= east,
  )

/** The Bundesländer that occur, in German order. */
export function statesOf(beetles: readonly Beetle[]): string[] {
  const names = new Set<string>()
  for (const { bundesland } of beetles) if (bundesland) names.add(bundesland)
  return [...names].toSorted(new Intl.Collator('de').compare)
}
