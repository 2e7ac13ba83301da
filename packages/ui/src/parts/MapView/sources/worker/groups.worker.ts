import type { MapPoints } from '@waldkerf/ui/parts/MapView/mapTypes.ts'
import type { WorkerAnswer, WorkerQuestion } from '../markSource.ts'
import { markBuffers } from '../marks.ts'
import { createDots, createGroups, type Groups } from './groups.ts'

/** Groups points beside the page. */

/** Both forms of the points, each made when it is first asked for: who looks at dots does not wait for groups. */
function prepare(points: MapPoints, kindCount: number) {
  let groups: Groups | undefined
  let dots: ReturnType<typeof createDots> | undefined
  return {
    groups: () => (groups ??= createGroups(points, kindCount)),
    dots: () => (dots ??= createDots(points)),
  }
}

let prepared: ReturnType<typeof prepare> | undefined

function answerTo(question: Exclude<WorkerQuestion, { type: 'load' }>): WorkerAnswer {
  const { job } = question
  if (!prepared) return { type: 'failed', job, reason: 'asked before there were points' }
  if (question.type === 'clusterZoom')
    return { type: 'clusterZoom', job, zoom: prepared.groups().clusterZoom(question.cluster) }
  if (question.type === 'members') {
    return { type: 'members', job, ids: prepared.groups().members(question.cluster, question.limit) }
  }
  const { mode, section, zoom } = question
  const marks = mode === 'dots' ? prepared.dots()(section, zoom) : prepared.groups().within(section, zoom)
  return { type: 'marks', job, marks }
}

addEventListener('message', ({ data: question }: MessageEvent<WorkerQuestion>) => {
  if (question.type === 'load') {
    prepared = prepare(question.points, question.kindCount)
    // Begun before anyone asks, but after what is asked already.
    setTimeout(prepared.groups)
    return
  }
  try {
    const answer = answerTo(question)
    postMessage(answer, { transfer: answer.type === 'marks' ? markBuffers(answer.marks) : [] })
  } catch (error) {
    postMessage({ type: 'failed', job: question.job, reason: String(error) } satisfies WorkerAnswer)
  }
})
