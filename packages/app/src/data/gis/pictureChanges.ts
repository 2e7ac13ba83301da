import { useSWRConfig } from 'swr'
import { type NewPicture, picturesApi } from '../api/gis/pictures.ts'
import { reviewKeys } from './review.ts'
import { useArea } from '../useArea.ts'
import { recordKeys } from './beetleRecords.ts'

/** Adding, ordering and removing pictures of a record. What is stored is read again, whatever came of a change. */
export function usePictureChanges(beetleId: number) {
  const pictures = useArea(picturesApi)
  const { mutate } = useSWRConfig()
  const refreshed = async <T>(change: Promise<T>) => {
    try {
      return await change
    } finally {
      void mutate(reviewKeys.pictures(beetleId))
      void mutate(recordKeys.history(beetleId))
      void mutate(recordKeys.one(beetleId))
      void mutate(recordKeys.all())
    }
  }
  return {
    /** @param idempotencyKey made when the picture was chosen, the same for every try */
    add: (picture: NewPicture, idempotencyKey: string) => refreshed(pictures.add(beetleId, picture, idempotencyKey)),
    /** @param names file names in their new order; those left out are removed */
    arrange: (names: readonly string[]) => refreshed(pictures.arrange(beetleId, names)),
    remove: (pictureId: number) => refreshed(pictures.remove(pictureId)),
  }
}
