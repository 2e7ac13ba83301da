import type { CallPayload } from '@waldkerf/domain/calls/call'
import { getCadastreOverview } from '@waldkerf/domain/calls/clients'
import { getMapPoints } from '@waldkerf/domain/calls/maps/mapPoints'
import { addMap, deleteMap, getMapList } from '@waldkerf/domain/calls/maps/maps'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { Client } from '../../gateway/client.ts'
import { ApiError } from '@waldkerf/app/platform/errors/errors'

/** The survey maps as a list; one of them is in `georefApi`. One call, one function. */
export const mapsApi = (client: Client) => ({
  all: () => client.call(getMapList, {}),
  /** The points of all maps, for their footprints. */
  points: () => client.call(getMapPoints, {}),
  /** The clients whose maps one sees, by name. */
  cadastres: () => client.call(getCadastreOverview, {}),
  /** @throws ApiError */
  async add(map: CallPayload<typeof addMap>, idempotencyKey: string): Promise<SurveyMap> {
    const [made] = await client.call(addMap, map, { idempotencyKey })
    if (!made) throw new ApiError('shape')
    return made
  },
  /** With its points and its script. */
  remove: (id: number) => client.call(deleteMap, {}, { filters: { id } }),
})
