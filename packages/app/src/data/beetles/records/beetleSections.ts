import { getBeetlesByState } from '@waldkerf/domain/calls/beetles/beetleCounts'
import { getBeetleClusters, getBeetleWindow } from '@waldkerf/domain/calls/beetles/beetleSections'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import { type Beetle, type BeetleStatus, beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import { type BeetleCluster, mostCounted } from '@waldkerf/domain/entities/beetles/beetleSections'
import { useCallback, useMemo } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { beetleKeys } from '../beetleCounts.ts'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'
import { recordKeys } from './beetleRecords.ts'

export type ClusterQuestion = CallPayload<typeof getBeetleClusters>
export type WindowQuestion = CallPayload<typeof getBeetleWindow>

/** The conditions that narrow records; the map adds its section and zoom. */
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
  const gateway = useGateway()
  const asked = JSON.stringify(filter)
  return useMemo(() => {
    const narrowed = JSON.parse(asked) as SectionFilter
    return ({ west, south, east, north }: Bounds, zoom: number, signal: AbortSignal): Promise<BeetleCluster[]> => {
      const question = { ...narrowed, west, sued: south, ost: east, nord: north, zoom: Math.floor(zoom) }
      return gateway.call(getBeetleClusters, question, { signal })
    }
  }, [gateway, asked])
}

/** Asks the database for the records of a section. */
export function useBeetlesWithin() {
  const gateway = useGateway()
  return useCallback(
    (question: WindowQuestion, signal: AbortSignal) => gateway.call(getBeetleWindow, question, { signal }),
    [gateway],
  )
}

/** A part of the list, filtered and sorted by the database; no request for undefined. */
export function useBeetleWindow(question: WindowQuestion | undefined) {
  const gateway = useGateway()
  const key = question && ([...recordKeys.windows(), question] as const)
  const answer = useSWR(key, ([, , asked]) => gateway.call(getBeetleWindow, asked), { keepPreviousData: true })
  const part = toLoadable(answer)
  return part.status === 'ready' ? { ...part, refreshing: answer.isValidating } : part
}

/**
 * How many records there are of each status, without those that are too many to be counted; no request for undefined.
 * @param question without a status
 */
export function useStatusCounts(question: WindowQuestion | undefined): ReadonlyMap<string, number> {
  const gateway = useGateway()
  const countStatus = async (status: BeetleStatus, asked: WindowQuestion) =>
    [status, (await gateway.call(getBeetleWindow, { ...asked, status, ab: 0, anzahl: 0 })).gesamt ?? 0] as const
  const { data } = useSWR(
    question && ([...recordKeys.counts(), question] as const),
    async ([, , asked]) => {
      const counts = await Promise.all(beetleStatuses.map((status) => countStatus(status, asked)))
      return new Map(counts.filter(([, count]) => !asked.suche || count < mostCounted))
    },
    { keepPreviousData: true },
  )
  return data ?? noCounts
}

/** The Bundesländer that have published records; empty and without a request unless `on`. */
export function useStateNames(on: boolean): readonly string[] {
  const gateway = useGateway()
  const { data } = useSWR(on ? beetleKeys.byState() : null, () => gateway.call(getBeetlesByState, {}))
  return useMemo(() => data?.map(({ bundesland }) => bundesland) ?? [], [data])
}

const noCounts: ReadonlyMap<string, number> = new Map()
const noRecords: ReadonlyMap<number, Beetle> = new Map()

/** Single fetched records, used when there are too many to load all. */
export function useRecordCache() {
  const { mutate } = useSWRConfig()
  const { data: known = noRecords } = useSWR<ReadonlyMap<number, Beetle>>(recordKeys.known(), null)
  const cache = useCallback(
    (rows: readonly Beetle[]) =>
      void mutate<ReadonlyMap<number, Beetle>>(
        recordKeys.known(),
        (before = noRecords) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]),
        { revalidate: false },
      ),
    [mutate],
  )
  return { known, cache }
}
