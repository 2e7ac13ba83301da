import type { MapPoints } from '../../mapTypes.ts'
import { pointsWithin } from '../columns.ts'
import type { MarkSource } from '../markSource.ts'
import type { WorkerAnswer, WorkerQuestion } from './workerMessages.ts'

type Asked = Exclude<WorkerQuestion, { type: 'load' }>
type Unnumbered<T> = T extends unknown ? Omit<T, 'job'> : never
type Answered = Exclude<WorkerAnswer, { type: 'failed' }>
type Waiting = PromiseWithResolvers<Answered>

/** Hands the points to a worker of their own, as copies: the page goes on using them. */
export function openWorkerSource(points: MapPoints, kindCount: number): MarkSource {
  const worker = new Worker(new URL('./groups.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let lastJob = 0
  let broken: Error | undefined

  worker.addEventListener('error', ({ message }) => {
    broken = new Error(message || 'the worker did not start')
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  })
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const asked = waiting.get(data.job)
    waiting.delete(data.job)
    if (data.type === 'failed') asked?.reject(new Error(data.reason))
    else asked?.resolve(data)
  })
  const send = (question: WorkerQuestion) => worker.postMessage(question, [])
  send({ type: 'load', points, kindCount })

  async function ask<T extends Answered['type']>(question: Unnumbered<Asked> & { type: T }) {
    if (broken) throw broken
    const job = ++lastJob
    const asked: Waiting = Promise.withResolvers()
    waiting.set(job, asked)
    send({ ...question, job })
    // The worker answers each question by its own type.
    return (await asked.promise) as Extract<Answered, { type: T }>
  }

  return {
    marks: async (wish) => (await ask({ type: 'marks', ...wish })).marks,
    clusterZoom: async (cluster) => (await ask({ type: 'clusterZoom', cluster })).zoom,
    members: async (cluster, limit) => (await ask({ type: 'members', cluster, limit })).ids,
    within: async (ring) => pointsWithin(points, ring),
    close: () => worker.terminate(),
  }
}
