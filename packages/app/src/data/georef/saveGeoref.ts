import type { ControlPoint } from '@waldkerf/domain/entities/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps'
import { typeOf } from '@waldkerf/domain/georef/labels/typeLabels'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import { toStored } from '@waldkerf/domain/georef/workplace/stored'
import { fitPointsOf } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { georefApi } from '../../api/georef/georef.ts'
import { useArea } from '../useArea.ts'
import { georefKeys } from './maps.ts'
import { type Replaced, replacePoints } from './replacePoints.ts'

/** What a map's georeferencing is stored from. */
export interface GeorefOrder {
  map: SurveyMap
  work: Workplace
  /** The points that the work began with. */
  base: readonly ControlPoint[]
  overwrite: boolean
}

/** Stores points, type and system of a map, and its script. */
export function useControlPointEditor() {
  const georef = useArea(georefApi)
  const { mutate } = useSWRConfig()
  /** Rows under way keep their key until they are there, so that a repeated insert inserts once. */
  const sent = useRef<{ text: string; key: string }>(undefined)
  const remember = (map: SurveyMap) => mutate(georefKeys.map(map.id), map, { revalidate: false })

  function keyOf(rows: readonly ControlPoint[]): string {
    const text = JSON.stringify(rows)
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }
  async function saveFields(map: SurveyMap, work: Workplace) {
    let last = map
    if (typeOf(map.georef_typ) !== work.type) last = await georef.change(last, { georef_typ: work.type })
    if (map.epsg !== work.epsg) last = await georef.change(last, { epsg: work.epsg })
    if (last !== map) await remember(last)
  }
  return {
    /** Points first, then type and system, one field at a time. @throws ApiError */
    async save({ map, work, base, overwrite }: GeorefOrder): Promise<{ result: Replaced; rows: ControlPoint[] }> {
      const rows = toStored(map.id, work.points, fit(work.type, fitPointsOf(work.points)))
      const result = await replacePoints(georef, {
        mapId: map.id,
        rows,
        base,
        overwrite,
        idempotencyKey: keyOf(rows),
      })
      // What was inserted under this key is not there as it was sent: the next try is another insert.
      sent.current = undefined
      if (result !== 'saved') return { result, rows }
      await mutate(georefKeys.points(map.id), rows, { revalidate: false })
      await saveFields(map, work)
      return { result, rows }
    },
    async storeScript(map: SurveyMap, text: string) {
      await remember(await georef.change(map, { georef_bash: text }))
    },
    /** Reads the points anew. */
    async readPoints(mapId: number): Promise<readonly ControlPoint[]> {
      const points = await georef.points(mapId)
      await mutate(georefKeys.points(mapId), points, { revalidate: false })
      return points
    },
  }
}
