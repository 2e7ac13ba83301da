import { type BeetleFilter, isEmptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import { useState } from 'react'
import type { MapGoal } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import { pointsExtent } from '@waldkerf/ui/parts/MapView/sources/columns.ts'
import type { Arrival } from '../gisTypes.ts'
import type { BeetleList } from '../table/useBeetleList.ts'

/** The last request for another place: the way the page was come to, the filter by Land, or that the record of a link was closed. */
interface Act {
  by: 'arrival' | 'land' | 'closed'
  count: number
  arrival: Arrival | undefined
  land: string
  /** A link has opened a record: the list has not been seen on the map. */
  isLinked: boolean
}

/** A goal that may name a Land: then its outlines, which come with the map, are the section. */
export interface ListGoal extends MapGoal {
  land?: string
}

/** The smallest section with all points that the filter leaves, as far as it is known. */
const listSection = ({ source }: Pick<BeetleList, 'source'>) =>
  source.type === 'points' ? pointsExtent(source.points) : source.extent

interface GoalInput {
  arrival: Arrival | undefined
  filter: BeetleFilter
  selectedId: number | undefined
  list: Pick<BeetleList, 'source' | 'isSettled'>
}

/**
 * Where the list asks the map to go: to a Land that is chosen, to the finds of a filter that a link brings along, and back
 * to where the map stood when its place in the history was left. A record that is opened brings itself into view; when one
 * that a link has opened is closed, the map shows what the list shows.
 */
export function useListGoal({ arrival, filter, selectedId, list }: GoalInput): ListGoal | undefined {
  const land = filter.bundesland
  const isOpen = selectedId !== undefined
  const isLinked = isOpen && !arrival?.section && !filter.section
  const [act, setAct] = useState<Act>({ by: 'arrival', count: 1, arrival, land, isLinked })
  const next = { count: act.count + 1, arrival, land }
  if (act.arrival !== arrival) setAct({ ...next, by: 'arrival', isLinked })
  else if (act.land !== land) setAct({ ...next, by: 'land', isLinked: false })
  else if (act.isLinked && !isOpen) setAct({ ...next, by: 'closed', isLinked: false })
  if (act.by === 'arrival') {
    if (arrival?.section) return { act: act.count, section: arrival.section, isReturn: true }
    // The section of the filter, or the record, is where the map goes.
    if (filter.section ?? selectedId) return undefined
    if (isEmptyBeetleFilter(filter)) return act.count > 1 ? { act: act.count, section: undefined } : undefined
  }
  if (!list.isSettled) return undefined
  return { act: act.count, land, section: listSection(list) }
}
