import { type Assessment, assess, type AssessmentOrder } from '@waldkerf/domain/georef/workplace/assessment'

/** Looks at the points beside the page: at two hundred it takes longer than a frame has. */

export interface AssessmentAnswer {
  job: number
  assessment: Assessment
}

addEventListener('message', ({ data }: MessageEvent<{ job: number; order: AssessmentOrder }>) => {
  postMessage({ job: data.job, assessment: assess(data.order) } satisfies AssessmentAnswer)
})
