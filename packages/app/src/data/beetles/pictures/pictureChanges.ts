import { updatePictures } from '@waldkerf/domain/calls/beetles/beetles'
import { addPicture, deletePicture, getReferencePictures, starPicture } from '@waldkerf/domain/calls/beetles/pictures'
import { useGateway } from '@waldkerf/app/data/gateway/GatewayProvider.tsx'
import { useRefreshed } from '@waldkerf/app/data/saving/useRefreshed'
import { encodePicture, type NewPicture } from './encodePicture.ts'
import { reviewKeys } from '../review/reviewedRecord.ts'
import { recordKeys } from '../records/beetleRecords.ts'
import { comparedSpecies, pickReferences } from '@waldkerf/domain/beetles/references'
import type { Beetle, Picture, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import useSWR from 'swr'
import { toLoadable } from '@waldkerf/app/data/loading/loadable'

/**
 * Adding, ordering and removing pictures of a record. The stored state is read again after every change, failed or not.
 */
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

/** Reference pictures for a record, and marking its own as such. @param record undefined: no request */
export function useReferences(record: Beetle | undefined, species: readonly Species[]) {
  const gateway = useGateway()
  const refresh = useRefreshed()
  const order = useMemo(() => (record ? comparedSpecies(record.art, species) : []), [record, species])
  const key = order.length > 0 && species.length > 0 ? reviewKeys.references(order.join()) : null
  const answer = toLoadable(useSWR(key, () => gateway.call(getReferencePictures, { arten: order })))
  return {
    pictures: mapLoadable(answer, (all) => pickReferences(all, order, record?.id ?? 0)),
    star: async ({ id, kaefer_id }: Picture, stern: boolean) => {
      await refresh(gateway.call(starPicture, { id, stern }), { first: [reviewKeys.pictures(kaefer_id)] })
    },
  }
}
