import { useMemo } from 'react'
import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import { type Fit, fit, type Residual } from '@waldkerf/domain/georef/solver/fit'
import { computing } from '@waldkerf/domain/georef/solver/refusal'
import { joinSpline, type SplineParts } from '@waldkerf/domain/georef/solver/splineParts'
import type { FitPoint, Mapping, TransformType } from '@waldkerf/domain/georef/solver/types'
import { toFitPoints } from '@waldkerf/domain/georef/workplace/workPoint'
import type { Workplace } from '@waldkerf/domain/georef/workplace/workplace'
import { createSpare } from '@waldkerf/domain/store/spare'
import { useGrids } from './grids.ts'
import { useNewestAnswer } from './useNewestAnswer.ts'

/** From so many enabled points on a spline takes longer than a frame has. */
const many = 200

const workers = createSpare(() => new Worker(new URL('./spline.worker.ts', import.meta.url), { type: 'module' }))

/**
 * The fit of the points: at once, and a spline through many of them from a worker. Then the last answer stays while the
 * next one is found, unless points have come or gone: residuals would stand at others.
 * @param points keep the list stable while nothing in it changes
 */
function useFit(type: TransformType, points: readonly FitPoint[]): Fit {
  const isLong = type === 'tps' && points.filter(({ enable }) => enable).length > many
  const direct = useMemo(() => (isLong ? undefined : fit(type, points)), [isLong, type, points])
  const found = useNewestAnswer<readonly FitPoint[], SplineParts>(workers, isLong ? points : undefined)
  const spline = useMemo(() => found && joinSpline(found.answer, found.order), [found])
  if (direct) return direct
  return spline && found?.order.length === points.length ? spline : { ok: false, type, ...computing }
}

/** Figures computed from the points with every change, also while a point is dragged. */
export interface WorkView {
  fit: Fit
  /** By number. */
  residuals: ReadonlyMap<number, Residual>
  /** From the map's system to longitude and latitude and back; null where the system is not known. */
  toGeographic: Mapping | null
  fromGeographic: Mapping | null
}

export function useWorkView({ points, type, epsg }: Workplace): WorkView {
  const found = useFit(
    type,
    useMemo(() => toFitPoints(points), [points]),
  )
  const grids = useGrids()
  const ways = useMemo(
    () => ({
      toGeographic: epsg === null ? null : converter(epsg, 4326, grids),
      fromGeographic: epsg === null ? null : converter(4326, epsg, grids),
    }),
    [epsg, grids],
  )
  const residuals = useMemo(
    () => new Map(found.ok ? found.residuals.map((residual) => [residual.nr, residual] as const) : []),
    [found],
  )
  return { fit: found, residuals, ...ways }
}
