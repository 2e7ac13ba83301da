import { getReferencePictures } from '@waldkerf/domain/calls/beetles/pictures'
import type { Species } from '@waldkerf/domain/entities/beetles/beetles'
import { useMemo } from 'react'
import useSWR from 'swr'
import { reviewKeys, useLoadPicture } from '../beetles/review/reviewedRecord.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'

/** The most species that one call answers. */
const mostAtOnce = 12

/** A picture of each species, if there is one that the person may see; no request without species. */
export function useSpeciesPictures(species: readonly Species[]) {
  const gateway = useGateway()
  const load = useLoadPicture()
  const ids = species.filter(({ sci }) => sci !== '').map(({ id }) => id)
  const groups = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, group) =>
    ids.slice(group * mostAtOnce, (group + 1) * mostAtOnce),
  )
  const key = ids.length > 0 ? reviewKeys.references(ids.join()) : null
  const { data } = useSWR(key, async () =>
    (await Promise.all(groups.map((arten) => gateway.call(getReferencePictures, { arten })))).flat(),
  )
  return useMemo(() => {
    const first = new Map(data?.toReversed().map(({ art, id }) => [art, id]))
    return { id: (art: number) => first.get(art), load }
  }, [data, load])
}
