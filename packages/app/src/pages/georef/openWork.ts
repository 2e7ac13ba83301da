import type { ControlPoint } from '@waldkerf/domain/entities/maps/controlPoints'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { parseTransformType } from '@waldkerf/domain/georef/labels/typeLabels'
import { fromStored } from '@waldkerf/domain/georef/workplace/stored'
import { changed, emptyWorkplace, type Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot'

/** Default for maps without a known type: right for most sheets, and any other can be chosen. */
const usual = 'helmert'

/** The workplace of a stored map and its points. */
export function toWorkplace({ georef_typ, epsg }: SurveyMap, points: readonly ControlPoint[]): Workplace {
  const empty = emptyWorkplace(parseTransformType(georef_typ) ?? usual, epsg)
  return changed(empty, { kind: 'replace', points: fromStored(points), file: null, epsg })
}

const coordinate = nullable(number())
/** The workplace in the form of a draft. */
export const workDraft = object({
  type: string(),
  epsg: nullable(number()),
  points: array(
    object({ pixelx: coordinate, pixely: coordinate, mapx: coordinate, mapy: coordinate, enable: boolean() }),
  ),
})
export type WorkDraft = InferOutput<typeof workDraft>

export function toDraft({ type, epsg, points }: Workplace): WorkDraft {
  return {
    type,
    epsg,
    points: points.map(({ pixel, map, enable }) => ({
      pixelx: pixel?.[0] ?? null,
      pixely: pixel?.[1] ?? null,
      mapx: map?.[0] ?? null,
      mapy: map?.[1] ?? null,
      enable,
    })),
  }
}

/** The draft as changes of the workplace, so that restoring it can be undone. */
export function toChanges({ type, epsg, points }: WorkDraft) {
  const found = points.map(({ pixelx, pixely, mapx, mapy, enable }) => ({
    pixel: pixelx === null || pixely === null ? null : ([pixelx, pixely] as const),
    map: mapx === null || mapy === null ? null : ([mapx, mapy] as const),
    enable,
    row: null,
    stored: { dx: null, dy: null },
  }))
  return [
    { kind: 'replace', points: found, file: null, epsg },
    { kind: 'type', type: parseTransformType(type) ?? usual },
  ] as const
}
