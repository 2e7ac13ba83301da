import useSWR, { preload } from 'swr'
import { type Api, useApi } from './ApiProvider.tsx'
import { toLoadable } from './loadable.ts'

export const beetleKeys = {
  byState: () => ['beetles', 'by-state'] as const,
  bySpecies: () => ['beetles', 'by-species'] as const,
}

/** Published records per Bundesland. */
export function useBeetlesByState() {
  const api = useApi()
  return toLoadable(useSWR(beetleKeys.byState(), () => api.beetles.byState()))
}

/** Published records per species. */
export function useBeetlesBySpecies() {
  const api = useApi()
  return toLoadable(useSWR(beetleKeys.bySpecies(), () => api.beetles.bySpecies()))
}

/** Starts the dashboard's calls while its code is still on the way. */
export function preloadDashboard(api: Api) {
  void preload(beetleKeys.byState(), () => api.beetles.byState()).catch(() => undefined)
  void preload(beetleKeys.bySpecies(), () => api.beetles.bySpecies()).catch(() => undefined)
}
