import useSWR, { preload } from 'swr'
import { type Api, useApi } from './ApiProvider.tsx'
import { toLoadable } from './loadable.ts'

export const beetleKeys = {
  byState: () => ['beetles', 'by-state'] as const,
  bySpecies: () => ['beetles', 'by-species'] as const,
  all: () => ['beetles', 'all'] as const,
  species: () => ['species'] as const,
  pictures: (beetleId: number) => ['pictures', beetleId] as const,
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

/** All records the signed-in person may see. */
export function useBeetles() {
  const api = useApi()
  return toLoadable(useSWR(beetleKeys.all(), () => api.beetles.all()))
}

export function useSpecies() {
  const api = useApi()
  return toLoadable(useSWR(beetleKeys.species(), () => api.beetles.species(), { revalidateIfStale: false }))
}

/** Pictures of one record; nothing is asked without one. */
export function usePictures(beetleId: number | undefined) {
  const api = useApi()
  const key = beetleId === undefined ? null : beetleKeys.pictures(beetleId)
  return toLoadable(useSWR(key, ([, id]) => api.beetles.pictures(id)))
}

/** Starts the dashboard's calls while its code is still on the way. */
export function preloadDashboard(api: Api) {
  void preload(beetleKeys.byState(), () => api.beetles.byState()).catch(() => undefined)
  void preload(beetleKeys.bySpecies(), () => api.beetles.bySpecies()).catch(() => undefined)
}

/** Starts the review workplace's calls while its code is still on the way. */
export function preloadReview(api: Api) {
  void preload(beetleKeys.all(), () => api.beetles.all()).catch(() => undefined)
  void preload(beetleKeys.species(), () => api.beetles.species()).catch(() => undefined)
}
