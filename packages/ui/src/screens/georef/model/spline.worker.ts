import { splineParts } from '@waldkerf/domain/georef/solver/splineParts'
import type { FitPoint } from '@waldkerf/domain/georef/solver/types'

/** Fits a spline beside the page: its time grows with the cube of the points. */

addEventListener('message', ({ data }: MessageEvent<readonly FitPoint[]>) => postMessage(splineParts(data)))
