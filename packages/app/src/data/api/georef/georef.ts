import {
  addControlPoints,
  deleteControlPoints,
  getControlPoints,
  setControlPoints,
} from '@waldkerf/domain/calls/maps/controlPoints'
import { getClientExtent } from '@waldkerf/domain/calls/clients'
import { getMap, patchMap } from '@waldkerf/domain/calls/maps/maps'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import type { ClientExtent } from '@waldkerf/domain/entities/clients'
import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { Client } from '../../gateway/client.ts'
import { ApiError } from '@waldkerf/app/platform/errors/errors'

/** One survey map and its control points. One call, one function. */
export function georefApi(client: Client) {
  return {
    /** @throws ApiError 404 when it is gone or not visible */
    async map(id: number): Promise<SurveyMap> {
      const [map] = await client.call(getMap, {}, { filters: { id } })
      if (!map) throw new ApiError('http', { status: 404 })
      return map
    },
    /** One field at a time. @throws ApiError 404 when the row is gone (PATCH then answers no row) */
    async change({ id, version }: SurveyMap, field: CallPayload<typeof patchMap>): Promise<SurveyMap> {
      const [map] = await client.call(patchMap, field, { filters: { id }, version })
      if (!map) throw new ApiError('http', { status: 404 })
      return map
    },
    /** Where the client's maps lie. */
    async extent(clientId: number): Promise<ClientExtent | null> {
      const [extent] = await client.call(getClientExtent, { client_id: clientId })
      return extent ?? null
    },
    points: (mapId: number) => client.call(getControlPoints, {}, { filters: { karte_id: mapId } }),
    /** All of them or none. @throws ApiError 412 for a map that was changed, 400 with the refused point in `hint` */
    setPoints: ({ id, version }: SurveyMap, points: ControlPoint[]) =>
      client.call(setControlPoints, { karte_id: id, points }, { version }),
    removePoints: ({ id, version }: SurveyMap) =>
      client.call(deleteControlPoints, {}, { filters: { karte_id: id }, version }),
    /** The first points of a map. @param idempotencyKey the same for every try with the same rows */
    addPoints: ({ version }: SurveyMap, rows: ControlPoint[], idempotencyKey: string) =>
      client.call(addControlPoints, rows, { idempotencyKey, version }),
  }
}

export type GeorefApi = ReturnType<typeof georefApi>
