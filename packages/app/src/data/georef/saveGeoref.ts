import type { CallPayload } from '@waldkerf/domain/calls/call'
import type { patchMap } from '@waldkerf/domain/calls/maps/maps'
import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { parseTransformType } from '@waldkerf/domain/georef/labels/typeLabels'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import { toStored } from '@waldkerf/domain/georef/workplace/stored'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { createGeorefCalls } from './georefCalls.ts'
import { georefKeys } from './maps.ts'
import { type FieldCalls, type PointCalls, type StoredGeoref, storeField, storePoints } from './storeGeoref.ts'

/**
 * Stores points, then type and system, which PATCH accepts one field at a time. Values that are stored already are
 * skipped, so that a call repeated after a failure continues from there.
 * @param onStored called after each step with the state stored so far
 * @throws ConflictError with map and points, ApiError
 */
export async function storeWork(
  calls: PointCalls & FieldCalls,
  base: StoredGeoref,
  work: Workplace,
  {
    pointsKey,
    onStored,
  }: { pointsKey: (rows: readonly ControlPoint[]) => string; onStored: (stored: StoredGeoref) => void },
): Promise<void> {
  const rows = toStored(base.map.id, work.points, fit(work.type, toFitPoints(work.points)))
  let stored = await storePoints(calls, base, rows, pointsKey(rows))
  onStored(stored)
  const fields: CallPayload<typeof patchMap>[] = []
  if (parseTransformType(stored.map.georef_typ) !== work.type) fields.push({ georef_typ: work.type })
  if (stored.map.epsg !== work.epsg) fields.push({ epsg: work.epsg })
  for (const field of fields) {
    stored = await storeField(calls, stored, field)
    onStored(stored)
  }
}

/** Stores points, type and system of a map, and its script. */
export function useControlPointEditor() {
  const gateway = useGateway()
  const georef = createGeorefCalls(gateway)
  const { mutate } = useSWRConfig()
  /** Rows being sent keep their key until they are stored, so that a repeated insert inserts them once. */
  const sent = useRef<{ text: string; key: string }>(undefined)
  const rememberMap = (map: SurveyMap) => mutate(georefKeys.map(map.id), map, { revalidate: false })

  function pointsKey(rows: readonly ControlPoint[]): string {
    const text = JSON.stringify(rows)
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }
  async function remember({ map, points }: StoredGeoref) {
    await rememberMap(map)
    await mutate(georefKeys.points(map.id), points, { revalidate: false })
  }
  return {
    /** @param onStored after each step @throws ConflictError with map and points, ApiError */
    async save(base: StoredGeoref, work: Workplace, onStored: (stored: StoredGeoref) => void) {
      await storeWork(georef, base, work, {
        pointsKey,
        onStored(stored) {
          // The same rows inserted later need a new key, because these may be deleted by then.
          sent.current = undefined
          onStored(stored)
          void remember(stored)
        },
      })
    },
    async storeScript(map: SurveyMap, text: string): Promise<SurveyMap> {
      const changed = await georef.change(map, { georef_bash: text })
      await rememberMap(changed)
      return changed
    },
    /** Replaces the cached map and points by the stored ones. */
    async take(stored: StoredGeoref) {
      sent.current = undefined
      await remember(stored)
    },
  }
}
