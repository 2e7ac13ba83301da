import { type Beetle, type BeetleStatus, beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import type { BeetleCluster } from '@waldkerf/domain/entities/beetles/beetleSections'
import { useCallback, useMemo } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { type ClusterQuestion, sectionsApi, type WindowQuestion } from '../api/gis/sections.ts'
import { useApi } from '../ApiProvider.tsx'
import { beetleKeys } from '../beetles.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'
import { recordKeys } from './beetleRecords.ts'

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

/** A part of the list that the database has filtered and sorted; undefined asks nothing. */
export function useBeetleWindow(question: WindowQuestion | undefined) {
  const sections = useArea(sectionsApi)
  const key = question && ([...recordKeys.windows(), question] as const)
  return toLoadable(useSWR(key, ([, , asked]) => sections.window(asked), { keepPreviousData: true }))
}

/** How many records there are of each status; undefined asks nothing. @param question names no status */
export function useStatusCounts(question: WindowQuestion | undefined): ReadonlyMap<string, number> {
  const sections = useArea(sectionsApi)
  const countOf = async (status: BeetleStatus, asked: WindowQuestion) =>
    [status, (await sections.window({ ...asked, status, ab: 0, anzahl: 0 })).gesamt ?? 0] as const
  const { data } = useSWR(
    question && ([...recordKeys.counts(), question] as const),
    async ([, , asked]) => new Map(await Promise.all(beetleStatuses.map((status) => countOf(status, asked)))),
    { keepPreviousData: true },
  )
  return data ?? noCounts
}

/** The Bundesländer that have published records; none where nothing is asked. */
export function useStateNames(on: boolean): readonly string[] {
  const { beetles } = useApi()
  const { data } = useSWR(on ? beetleKeys.byState() : null, () => beetles.byState())
  return useMemo(() => data?.map(({ bundesland }) => bundesland) ?? [], [data])
}

const noCounts: ReadonlyMap<string, number> = new Map()
const noRecords: ReadonlyMap<number, Beetle> = new Map()

/** Single records that were fetched, where all of them are too many to hold. */
export function useKnownBeetles() {
  const { mutate } = useSWRConfig()
  const { data: known = noRecords } = useSWR<ReadonlyMap<number, Beetle>>(recordKeys.known(), null)
  const learn = useCallback(
    (rows: readonly Beetle[]) =>
      void mutate<ReadonlyMap<number, Beetle>>(
        recordKeys.known(),
        (before = noRecords) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]),
        { revalidate: false },
      ),
    [mutate],
  )
  return { known, learn }
}
