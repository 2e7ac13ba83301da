import useSWR, { preload } from 'swr'
import type { Client } from '../../api/client.ts'
import { reviewApi } from '../../api/gis/review.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'

export const reviewKeys = {
  all: () => ['beetles', 'all'] as const,
  species: () => ['species'] as const,
  pictures: (beetleId: number) => ['pictures', beetleId] as const,
}

/** All records the signed-in person may see. */
export function useBeetles() {
  const review = useArea(reviewApi)
  return toLoadable(useSWR(reviewKeys.all(), () => review.all()))
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
  void preload(reviewKeys.all(), () => review.all()).catch(() => undefined)
  void preload(reviewKeys.species(), () => review.species()).catch(() => undefined)
}
