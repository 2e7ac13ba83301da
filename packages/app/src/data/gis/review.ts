import useSWR, { preload } from 'swr'
import type { Client } from '../../api/client.ts'
import { reviewApi } from '../../api/gis/review.ts'
import { preloadRecords } from './beetleRecords.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

export const reviewKeys = {
  species: () => ['species'] as const,
  pictures: (beetleId: number) => ['pictures', beetleId] as const,
}

export function useSpecies() {
  const review = useArea(reviewApi)
  return toLoadable(useSWR(reviewKeys.species(), () => review.species(), { revalidateIfStale: false }))
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
