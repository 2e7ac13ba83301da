import {
  getLatestBeetles,
  getLongestWaiting,
  getOwnBeetles,
  getSeason,
  getWaitingCounts,
} from '@waldkerf/domain/calls/beetles/beetleOverviews'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { keeping, useKept } from '../loading/useKept.ts'

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

/** The signed-in person's own records; without a request if they are not needed. */
export function useOwnBeetles({ needed = true }: { needed?: boolean } = {}) {
  const gateway = useGateway()
  return toLoadable(
    useKept(
      'own',
      useSWR(
        needed ? keys.own() : null,
        keeping('own', () => gateway.call(getOwnBeetles, {})),
      ),
    ),
  )
}

/** Counts of records waiting for review, by days; experts only. */
export function useWaitingCounts() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.waitingCounts(), () => gateway.call(getWaitingCounts, {})))
}

/** The records that have waited longest; experts only. */
export function useLongestWaiting() {
  const gateway = useGateway()
  return toLoadable(useSWR(keys.longestWaiting(), () => gateway.call(getLongestWaiting, {})))
}
