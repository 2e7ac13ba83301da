import type { BeetleCluster } from '@waldkerf/domain/entities/beetleSections'
import { useMemo } from 'react'
import useSWR from 'swr'
import { type ClusterQuestion, sectionsApi, type WindowQuestion } from '../../api/gis/sections.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

/** What records are narrowed to; the map adds its section and zoom. */
export type SectionFilter = Omit<ClusterQuestion, 'west' | 'sued' | 'ost' | 'nord' | 'zoom'>

/** A part of the world in degrees. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** Asks the database for the clusters of a section. The function stays the same while the filter does. */
export function useBeetleSections(filter: SectionFilter) {
  const sections = useArea(sectionsApi)
  const asked = JSON.stringify(filter)
  return useMemo(() => {
    const narrowed = JSON.parse(asked) as SectionFilter
    return ({ west, south, east, north }: Bounds, zoom: number, signal: AbortSignal): Promise<BeetleCluster[]> => {
      const question = { ...narrowed, west, sued: south, ost: east, nord: north, zoom: Math.floor(zoom) }
      return sections.clusters(question, signal)
    }
  }, [sections, asked])
}

/** A part of the list that the database has filtered and sorted. */
export function useBeetleWindow(question: WindowQuestion) {
  const sections = useArea(sectionsApi)
  const key = ['beetles', 'window', question] as const
  return toLoadable(useSWR(key, ([, , asked]) => sections.window(asked), { keepPreviousData: true }))
}
