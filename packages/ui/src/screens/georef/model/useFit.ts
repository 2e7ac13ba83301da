import { type Fit, fit } from '@waldkerf/domain/georef/solver/fit'
import { computing } from '@waldkerf/domain/georef/solver/refusal'
import { joinSpline } from '@waldkerf/domain/georef/solver/splineParts'
import type { FitPoint, TransformType } from '@waldkerf/domain/georef/solver/types'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createNewest } from './newest.ts'
import type { SplineAnswer } from './spline.worker.ts'

/** From so many enabled points on a spline takes longer than a frame has. */
const many = 200

/**
 * The fit of the points: at once, and a spline through many of them from a worker. Then the last answer stays while the
 * next one is found, unless points have come or gone: residuals would stand at others.
 * @param points keep the list stable while nothing in it changes
 */
export function useFit(type: TransformType, points: readonly FitPoint[]): Fit {
  const isLong = type === 'tps' && points.filter(({ enable }) => enable).length > many
  const direct = useMemo(() => (isLong ? undefined : fit(type, points)), [isLong, type, points])
  const found = useSplineWorker(isLong ? points : undefined)
  if (direct) return direct
  return found?.points.length === points.length ? found.fit : { ok: false, type, ...computing }
}

interface Found {
  points: readonly FitPoint[]
  fit: Fit
}

/** @param points undefined while no worker is wanted */
function useSplineWorker(points: readonly FitPoint[] | undefined): Found | undefined {
  const [found, setFound] = useState<Found>()
  const send = useRef<(points: readonly FitPoint[]) => void>(undefined)
  const isWanted = points !== undefined
  useEffect(() => {
    if (!isWanted) return undefined
    const worker = new Worker(new URL('./spline.worker.ts', import.meta.url), { type: 'module' })
    send.current = createNewest<readonly FitPoint[], SplineAnswer>(
      {
        post: (order) => worker.postMessage(order, []),
        onAnswer: (listener) => worker.addEventListener('message', ({ data }) => listener(data)),
      },
      ({ parts }, order) => setFound({ points: order, fit: joinSpline(parts, order) }),
    )
    return () => {
      worker.terminate()
      send.current = undefined
      setFound(undefined)
    }
  }, [isWanted])
  useEffect(() => {
    if (points) send.current?.(points)
  }, [points])
  return found
}
