import type { Assessment, AssessmentOrder } from '@waldkerf/domain/georef/workplace/assessment'
import { useEffect, useRef, useState } from 'react'
import type { AssessmentAnswer } from './assess.worker.ts'

/** So long the points must rest, in ms: while one is dragged nobody reads the ranking. */
const rest = 150

/**
 * The assessment of the points, from a worker. The last answer stays until the next one is there.
 * @param order keep it stable while nothing in it changes
 */
export function useAssessment(order: AssessmentOrder): Assessment | undefined {
  const [assessment, setAssessment] = useState<Assessment>()
  const worker = useRef<Worker>(undefined)
  const job = useRef(0)
  useEffect(() => {
    const made = new Worker(new URL('./assess.worker.ts', import.meta.url), { type: 'module' })
    made.addEventListener('message', ({ data }: MessageEvent<AssessmentAnswer>) => {
      if (data.job === job.current) setAssessment(data.assessment)
    })
    worker.current = made
    return () => made.terminate()
  }, [])
  useEffect(() => {
    job.current += 1
    const timer = setTimeout(() => worker.current?.postMessage({ job: job.current, order }, []), rest)
    return () => clearTimeout(timer)
  }, [order])
  return assessment
}
