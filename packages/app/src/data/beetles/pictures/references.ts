import { comparedSpecies, pickReferences } from '@waldkerf/domain/beetles/references'
import { getReferencePictures, starPicture } from '@waldkerf/domain/calls/beetles/pictures'
import type { Beetle, Picture, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import useSWR from 'swr'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { toLoadable } from '../../loading/loadable.ts'
import { useRefreshed } from '../../saving/useRefreshed.ts'
import { reviewKeys } from '../review/reviewedRecord.ts'

/** Pictures to compare a record with, and the choice of its own for others. @param record undefined: nothing is asked */
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
