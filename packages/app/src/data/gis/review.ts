import useSWR, { preload } from 'swr'
import type { Client } from '../gateway/client.ts'
import { reviewApi } from '../api/gis/review.ts'
import { preloadRecords } from './beetleRecords.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

export const reviewKeys = {
  species: () => ['species'] as const,
  oneSpecies: (id: number) => ['species', id] as const,
  userName: (email: string) => ['user-name', email] as const,
  pictures: (beetleId: number) => ['pictures', beetleId] as const,
}

export function useSpecies() {
  const review = useArea(reviewApi)
  return toLoadable(useSWR(reviewKeys.species(), () => review.species(), { revalidateIfStale: false }))
}

/** One species, for what the list does not know yet; nothing is asked without one. */
export function useSpeciesById(id: number | undefined) {
  const review = useArea(reviewApi)
  return toLoadable(
    useSWR(id === undefined ? null : reviewKeys.oneSpecies(id), ([, wanted]) => review.speciesById(wanted)),
  )
}

/** The name behind an e-mail, null where it may not be known; nothing is asked without one. */
export function useUserName(email: string | undefined) {
  const review = useArea(reviewApi)
  return toLoadable(useSWR(email ? reviewKeys.userName(email) : null, ([, wanted]) => review.userName(wanted)))
}

/** Pictures of one record; nothing is asked without one. */
export function usePictures(beetleId: number | undefined) {
  const review = useArea(reviewApi)
  const key = beetleId === undefined ? null : reviewKeys.pictures(beetleId)
  return toLoadable(useSWR(key, ([, id]) => review.pictures(id)))
}

/** Starts the review workplace's calls while its code is still on the way. */
export function preloadReview(client: Client) {
  const review = reviewApi(client)
  preloadRecords(client)
  void preload(reviewKeys.species(), () => review.species()).catch(() => undefined)
}
