import { type SplineParts, splineParts } from '@waldkerf/domain/georef/solver/splineParts'
import type { FitPoint } from '@waldkerf/domain/georef/solver/types'

/** Fits a spline beside the page: its time grows with the cube of the points. */

export interface SplineAnswer {
  parts: SplineParts
}

addEventListener('message', ({ data }: MessageEvent<readonly FitPoint[]>) => {
  postMessage({ parts: splineParts(data) } satisfies SplineAnswer)
})
