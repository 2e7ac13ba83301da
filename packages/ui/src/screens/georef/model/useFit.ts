import { type Fit, fit } from '@waldkerf/domain/georef/solver/fit'
import { computing } from '@waldkerf/domain/georef/solver/refusal'
import { joinSpline, type SplineParts } from '@waldkerf/domain/georef/solver/splineParts'
import type { FitPoint, TransformType } from '@waldkerf/domain/georef/solver/types'
import { useMemo } from 'react'
import { useNewestAnswer } from './useNewestAnswer.ts'

/** From so many enabled points on a spline takes longer than a frame has. */
const many = 200

const begin = () => new Worker(new URL('./spline.worker.ts', import.meta.url), { type: 'module' })

/**
 * The fit of the points: at once, and a spline through many of them from a worker. Then the last answer stays while the
 * next one is found, unless points have come or gone: residuals would stand at others.
 * @param points keep the list stable while nothing in it changes
 */
export function useFit(type: TransformType, points: readonly FitPoint[]): Fit {
  const isLong = type === 'tps' && points.filter(({ enable }) => enable).length > many
  const direct = useMemo(() => (isLong ? undefined : fit(type, points)), [isLong, type, points])
  const found = useNewestAnswer<readonly FitPoint[], SplineParts>(begin, isLong ? points : undefined)
  const spline = useMemo(() => found && joinSpline(found.answer, found.order), [found])
  if (direct) return direct
  return spline && found?.order.length === points.length ? spline : { ok: false, type, ...computing }
}
