import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { assess } from '@waldkerf/domain/georef/workplace/assessment'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import { exampleMap } from './exampleWork.ts'

/** Assesses the points as the page does, but at once instead of in a worker. */
export function assessed(work: Workplace, part: Partial<SurveyMap> = {}) {
  const points = toFitPoints(work.points)
  const { width, height, din, res: resolution, scale, epsg } = { ...exampleMap, ...part }
  const sheet = { size: width && height ? { width, height } : null, din, resolution, scale, epsg }
  return { fit: fit(work.type, points), assessment: assess({ type: work.type, points, sheet, near: null }) }
}
