import useSWR, { useSWRConfig } from 'swr'
import { beetleOverviewsApi } from './api/beetleOverviews.ts'
import { toLoadable } from './loadable.ts'
import { useArea } from './useArea.ts'

const keys = {
  season: () => ['beetles', 'season'] as const,
  latest: () => ['beetles', 'latest'] as const,
  own: () => ['beetles', 'own'] as const,
  waitingCounts: () => ['beetles', 'waiting', 'counts'] as const,
  longestWaiting: () => ['beetles', 'waiting', 'longest'] as const,
}

/** Published records per calendar week. */
export function useSeason() {
  const overviews = useArea(beetleOverviewsApi)
  return toLoadable(useSWR(keys.season(), () => overviews.season()))
}

/** The newest published records with pictures. */
export function useLatestBeetles() {
  const overviews = useArea(beetleOverviewsApi)
  return toLoadable(useSWR(keys.latest(), () => overviews.latest()))
}

/** The signed-in person's own records. */
export function useOwnBeetles() {
  const overviews = useArea(beetleOverviewsApi)
  return toLoadable(useSWR(keys.own(), () => overviews.own()))
}

/** Reads the own records again: one of them may have been changed. */
export function useOwnBeetlesAgain(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate(keys.own())
}

/** How many records wait for review since how many days; experts alone. */
export function useWaitingCounts() {
  const overviews = useArea(beetleOverviewsApi)
  return toLoadable(useSWR(keys.waitingCounts(), () => overviews.waitingCounts()))
}

/** The records that wait longest; experts alone. */
export function useLongestWaiting() {
  const overviews = useArea(beetleOverviewsApi)
  return toLoadable(useSWR(keys.longestWaiting(), () => overviews.longestWaiting()))
}
