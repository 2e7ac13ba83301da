import { assess, type AssessmentOrder } from '@waldkerf/domain/georef/workplace/assessment'

/** Looks at the points beside the page: at two hundred it takes longer than a frame has. */

addEventListener('message', ({ data }: MessageEvent<AssessmentOrder>) => postMessage(assess(data)))
