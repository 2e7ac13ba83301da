import {
  getLatestBeetles,
  getLongestWaiting,
  getOwnBeetles,
  getSeason,
  getWaitingCounts,
} from '@waldkerf/domain/calls/beetles/beetleOverviews'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'

const keys = {
  season: () => ['beetles', 'season'] as const,
  latest: () => ['beetles', 'latest'] as const,
  own: () => ['beetles', 'own'] as const,
  waitingCounts: () => ['beetles', 'waiting', 'counts'] as const,
  longestWaiting: () => ['beetles', 'waiting', 'longest'] as const,
}

/** Published records per calendar week. */
export function useSeason() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.season(), () => gateway.call(getSeason, {})))
}

/** The newest published records with pictures. */
export function useLatestBeetles() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.latest(), () => gateway.call(getLatestBeetles, {})))
}

/** The signed-in person's own records. */
export function useOwnBeetles() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.own(), () => gateway.call(getOwnBeetles, {})))
}

/** Reads the own records again: one of them may have been changed. */
export function useOwnBeetlesAgain(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate(keys.own())
}

/** How many records wait for review since how many days; experts alone. */
export function useWaitingCounts() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.waitingCounts(), () => gateway.call(getWaitingCounts, {})))
}

/** The records that wait longest; experts alone. */
export function useLongestWaiting() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.longestWaiting(), () => gateway.call(getLongestWaiting, {})))
}
