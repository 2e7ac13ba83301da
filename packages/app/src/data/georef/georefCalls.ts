import {
  addControlPoints,
  deleteControlPoints,
  getControlPoints,
  setControlPoints,
} from '@waldkerf/domain/calls/maps/controlPoints'
import { getMap, patchMap } from '@waldkerf/domain/calls/maps/maps'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { Client } from '../gateway/client.ts'
import { firstRow } from '../gateway/firstRow.ts'

/** The calls that store the points and fields of a survey map step by step. */
export const createGeorefCalls = (gateway: Client) => ({
  /** @throws ApiError 404 when it is gone or not visible */
  map: (id: number): Promise<SurveyMap> => firstRow(gateway.call(getMap, {}, { filters: { id } })),
  /** One field at a time. @throws ApiError 404 when the row is gone */
  change: ({ id, version }: SurveyMap, field: CallPayload<typeof patchMap>): Promise<SurveyMap> =>
    firstRow(gateway.call(patchMap, field, { filters: { id }, version })),
  points: (mapId: number) => gateway.call(getControlPoints, {}, { filters: { karte_id: mapId } }),
  /**
   * Stores all points or none.
   * @throws ConflictError for a changed map, ApiError 400 with the refused point in `hint`
   */
  setPoints: ({ id, version }: SurveyMap, points: ControlPoint[]) =>
    gateway.call(setControlPoints, { karte_id: id, points }, { version }),
  removePoints: ({ id, version }: SurveyMap) =>
    gateway.call(deleteControlPoints, {}, { filters: { karte_id: id }, version }),
  /** The first points of a map. @param idempotencyKey the same for every try with the same rows */
  addPoints: ({ version }: SurveyMap, rows: ControlPoint[], idempotencyKey: string) =>
    gateway.call(addControlPoints, rows, { idempotencyKey, version }),
})

export type GeorefCalls = ReturnType<typeof createGeorefCalls>
