import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { EditableMapColumn, MapValue } from '@waldkerf/domain/maps/mapValues'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addMap, deleteMap } from '@waldkerf/domain/calls/maps/maps'
import { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { ApiError } from '@waldkerf/app/platform/errors/errors'
import { loadExtent } from '../clients/loadExtent.ts'
import { createGeorefCalls } from '../georef/georefCalls.ts'
import { georefKeys } from '../georef/maps.ts'
import { mapKeys } from './maps.ts'

/** The changes of maps. The stored row is put into the list's cache, so the list is not read again for one row. */
export function useMapEditor() {
  const gateway = useGateway()
  const georef = createGeorefCalls(gateway)
  const { mutate } = useSWRConfig()

  async function remember(map: SurveyMap): Promise<SurveyMap> {
    const replace = (rows: SurveyMap[] | undefined) => rows?.map((row) => (row.id === map.id ? map : row))
    await mutate<SurveyMap[]>(mapKeys.all(), replace, { revalidate: false })
    void mutate(georefKeys.map(map.id))
    return map
  }
  return {
    /** Stores one column over the version that `map` has. @throws ConflictError when another one is stored, ApiError */
    change: async (map: SurveyMap, column: EditableMapColumn, value: MapValue) =>
      remember(await georef.change(map, { [column]: value })),
    /** The map as it is stored now. @throws ApiError 404 when it is gone */
    read: async (id: number) => remember(await georef.map(id)),
    async remove({ id, client_id }: SurveyMap) {
      // Deletes its points and its script as well.
      await gateway.call(deleteMap, {}, { filters: { id } })
      await mutate<SurveyMap[]>(mapKeys.all(), (rows) => rows?.filter((row) => row.id !== id), { revalidate: false })
      void mutate(mapKeys.points())
      if (client_id !== null) void mutate(mapKeys.section(client_id))
    },
    /** The coordinate system of a client, if one is set. */
    loadSystem: async (clientId: number) => (await loadExtent(gateway, clientId))?.epsg ?? null,
  }
}

/** Creates maps; the new one is put into the list's cache. */
export function useNewMap() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  return async (map: CallPayload<typeof addMap>, idempotencyKey: string): Promise<SurveyMap> => {
    const [made] = await gateway.call(addMap, map, { idempotencyKey })
    if (!made) throw new ApiError('shape')
    // A repeated request answers the same row again.
    const withMade = (rows: SurveyMap[] = []) => [...rows.filter(({ id }) => id !== made.id), made]
    await mutate<SurveyMap[]>(mapKeys.all(), withMade, { revalidate: false })
    void mutate(mapKeys.all())
    return made
  }
}
