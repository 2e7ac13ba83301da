import type { Assessment, AssessmentOrder } from '@waldkerf/domain/georef/workplace/assessment'
import { useNewestAnswer } from './useNewestAnswer.ts'

/** So long the points must rest, in ms: while one is dragged nobody reads the ranking. */
const rest = 150

const begin = () => new Worker(new URL('./assess.worker.ts', import.meta.url), { type: 'module' })

/**
 * The assessment of the points, from a worker. The last answer stays until the next one is there.
 * @param order keep it stable while nothing in it changes
 * @returns and whether it is of these points, or still of those before
 */
export function useAssessment(order: AssessmentOrder) {
  const answered = useNewestAnswer<AssessmentOrder, Assessment>(begin, order, rest)
  return { assessment: answered?.answer, isCurrent: answered?.order === order }
}
