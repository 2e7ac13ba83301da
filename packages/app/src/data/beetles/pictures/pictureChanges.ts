import { updatePictures } from '@waldkerf/domain/calls/beetles/beetles'
import { addPicture, deletePicture } from '@waldkerf/domain/calls/beetles/pictures'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { useRefreshed } from '../../saving/useRefreshed.ts'
import { encodePicture, type NewPicture } from './encodePicture.ts'
import { reviewKeys } from '../review/reviewedRecord.ts'
import { recordKeys } from '../records/beetleRecords.ts'

/** Adding, ordering and removing pictures of a record. What is stored is read again, whatever came of a change. */
export function usePictureChanges(beetleId: number) {
  const gateway = useGateway()
  const refresh = useRefreshed()
  const later = [
    reviewKeys.pictures(beetleId),
    recordKeys.history(beetleId),
    recordKeys.one(beetleId),
    recordKeys.all(),
  ]
  const refreshed = <T>(change: Promise<T>) => refresh(change, { later })
  return {
    /** @param idempotencyKey made when the picture was chosen, the same for every try */
    add: (picture: NewPicture, idempotencyKey: string) =>
      refreshed(
        encodePicture(beetleId, picture).then((payload) => gateway.call(addPicture, payload, { idempotencyKey })),
      ),
    /** @param names file names in their new order; those left out are removed */
    arrange: (names: readonly string[]) =>
      refreshed(gateway.call(updatePictures, { kid: beetleId, bilder: [...names] })),
    remove: (pictureId: number) => refreshed(gateway.call(deletePicture, { id: pictureId })),
  }
}
