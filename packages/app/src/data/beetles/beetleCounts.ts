import { getBeetlesBySpecies, getBeetlesByState } from '@waldkerf/domain/calls/beetles/beetleCounts'
import useSWR, { preload } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import type { Client } from '../gateway/client.ts'
import { toLoadable } from '../loading/loadable.ts'

export const beetleKeys = {
  byState: () => ['beetles', 'by-state'] as const,
  bySpecies: () => ['beetles', 'by-species'] as const,
}

/** Published records per Bundesland. */
export function useBeetlesByState() {
  const gateway = useGateway()
  return toLoadable(useSWR(beetleKeys.byState(), () => gateway.call(getBeetlesByState, {})))
}

/** Published records per species. */
export function useBeetlesBySpecies() {
  const gateway = useGateway()
  return toLoadable(useSWR(beetleKeys.bySpecies(), () => gateway.call(getBeetlesBySpecies, {})))
}

/** Starts the dashboard's calls while its code is still loading. */
export function preloadDashboard(gateway: Client) {
  void preload(beetleKeys.byState(), () => gateway.call(getBeetlesByState, {})).catch(() => undefined)
  void preload(beetleKeys.bySpecies(), () => gateway.call(getBeetlesBySpecies, {})).catch(() => undefined)
}
