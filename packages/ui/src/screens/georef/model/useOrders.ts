import { type PointProblem, pointProblems } from '@waldkerf/domain/georef/points/limits/pointProblems'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { SheetSize } from '@waldkerf/domain/georef/sheet/pixels'
import type { AssessmentOrder } from '@waldkerf/domain/georef/workplace/assessment'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { useMemo } from 'react'
import type { GeorefState } from '../georefTypes.ts'

/** Values that cannot be stored: by the form's own limits, and what the data service has refused. */
export function useProblems({ points }: Workplace, save: GeorefState['save']) {
  const refused = save.status === 'failed' ? save.problems : undefined
  return useMemo(() => {
    const own = pointProblems(points)
    const isOther = ({ nr, column }: PointProblem) => !own.some((one) => one.nr === nr && one.column === column)
    return [...own, ...(refused ?? []).filter(isOther)]
  }, [points, refused])
}

/** The assessment's input, the same object while nothing in it changes. */
export function useOrder({ history, near }: GeorefState, map: SurveyMap, size: SheetSize | null) {
  const { points, type, epsg } = history.now
  return useMemo(
    (): AssessmentOrder => ({
      type,
      points: toFitPoints(points),
      sheet: { epsg, size, din: map.din, resolution: map.res, scale: map.scale },
      near,
    }),
    [points, type, epsg, size, map.din, map.res, map.scale, near],
  )
}
