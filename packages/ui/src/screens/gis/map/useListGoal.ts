import { type BeetleFilter, isEmptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { landSection } from '@waldkerf/domain/places/landAt'
import { useState } from 'react'
import { type MapGoal, pointsExtent, type Section } from '@waldkerf/ui/parts/MapView/MapView'
import type { Arrival } from '../gisTypes.ts'
import type { BeetleList } from '../table/useBeetleList.ts'

/** The last request for another place: the way the page was come to, or the filter by Land. */
interface Act {
  by: 'arrival' | 'land'
  count: number
  arrival: Arrival | undefined
  land: string
}

/** The section of what the filter leaves, as far as it is known: a Land as such, else the smallest section with all of its points. */
function listSection({ source }: Pick<BeetleList, 'source'>, { bundesland }: BeetleFilter): Section | undefined {
  const land = landSection(bundesland)
  return land ?? (source.type === 'points' ? pointsExtent(source.points) : source.extent)
}

interface GoalInput {
  arrival: Arrival | undefined
  filter: BeetleFilter
  selectedId: number | undefined
  list: Pick<BeetleList, 'source' | 'isSettled'>
}

/**
 * Where the list asks the map to go: to a Land that is chosen, to the finds of a filter that a link brings along, and back
 * to where the map stood when its place in the history was left. A record that is opened brings itself into view.
 */
export function useListGoal({ arrival, filter, selectedId, list }: GoalInput): MapGoal | undefined {
  const land = filter.bundesland
  const [act, setAct] = useState<Act>({ by: 'arrival', count: 1, arrival, land })
  if (act.arrival !== arrival) setAct({ by: 'arrival', count: act.count + 1, arrival, land })
  else if (act.land !== land) setAct({ by: 'land', count: act.count + 1, arrival, land })
  if (act.by === 'arrival') {
    if (arrival?.section) return { act: act.count, section: arrival.section, isReturn: true }
    // The section of the filter, or the record, is where the map goes.
    if (filter.section ?? selectedId) return undefined
    if (isEmptyBeetleFilter(filter)) return act.count > 1 ? { act: act.count, section: undefined } : undefined
  }
  if (!list.isSettled) return undefined
  return { act: act.count, section: listSection(list, filter) }
}
