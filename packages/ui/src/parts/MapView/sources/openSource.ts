import { createSpare } from '@waldkerf/domain/store/spare'
import type { MapGroup, MapPoints, MapSource, Section, SectionSource } from '../mapTypes.ts'
import { pointsWithin } from './columns.ts'
import { lastZoom, type MarkSource, type WorkerAnswer, type WorkerQuestion } from './markSource.ts'
import { toMarks, worldX, worldY } from './marks.ts'

type Asked = Exclude<WorkerQuestion, { type: 'load' }>
type Unnumbered<T> = T extends unknown ? Omit<T, 'job'> : never
type Answered = Exclude<WorkerAnswer, { type: 'failed' }>
type Waiting = PromiseWithResolvers<Answered>

/** Each filter brings other points: a worker goes on with them. */
const workers = createSpare(() => new Worker(new URL('./worker/groups.worker.ts', import.meta.url), { type: 'module' }))

/** Hands the points to a worker of their own, as copies: the page goes on using them. */
function openWorkerSource(points: MapPoints, kindCount: number): MarkSource {
  const worker = workers.take()
  const waiting = new Map<number, Waiting>()
  const closed = new AbortController()
  let lastJob = 0
  let broken: Error | undefined

  const answered = ({ data }: MessageEvent<WorkerAnswer>) => {
    const asked = waiting.get(data.job)
    waiting.delete(data.job)
    if (data.type === 'failed') asked?.reject(new Error(data.reason))
    else asked?.resolve(data)
  }
  const failed = ({ message }: ErrorEvent) => {
    broken = new Error(message || 'the worker did not start')
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  }
  worker.addEventListener('message', answered, { signal: closed.signal })
  worker.addEventListener('error', failed, { signal: closed.signal })
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
    close() {
      if (closed.signal.aborted) return
      closed.abort()
      // One that still works would answer who comes next.
      if (broken || waiting.size > 0) worker.terminate()
      else workers.keep(worker)
    },
  }
}

/** The px that a group has to spread over to count as fallen apart. */
const apart = 240

/**
 * The zoom at which a group falls apart; without its extent two steps nearer, where it has a sixteenth of its area. Beyond
 * `lastZoom` when it is a single place, or the map is as near as it gets.
 */
function zoomApart(extent: Section | undefined, zoom: number): number {
  if (zoom >= lastZoom) return lastZoom + 1
  if (!extent) return Math.min(lastZoom, Math.floor(zoom) + 2)
  const { west, south, east, north } = extent
  const size = Math.max(worldX(east) - worldX(west), worldY(south) - worldY(north))
  if (size === 0) return lastZoom + 1
  return Math.min(lastZoom, Math.max(Math.floor(zoom) + 1, Math.floor(Math.log2(apart / (256 * size)))))
}

/** Groups computed elsewhere; those of the last answer can be opened. */
function openSectionSource({ load, members, within }: SectionSource, kindCount: number): MarkSource {
  let groups: readonly MapGroup[] = []
  let zoom = 0
  const gone = new AbortController()
  const findCluster = (cluster: number) => groups.find(({ id, count }) => id === cluster && count > 1)
  return {
    async marks(wish, signal) {
      const loaded = await load(wish.section, Math.floor(wish.zoom), signal)
      signal.throwIfAborted()
      groups = loaded
      zoom = wish.zoom
      return toMarks(loaded, kindCount)
    },
    clusterZoom: async (cluster) => zoomApart(findCluster(cluster)?.extent, zoom),
    async members(cluster, limit) {
      const group = findCluster(cluster)
      return group && members ? members(group, limit, gone.signal) : []
    },
    within: async (ring) => (within ? within(ring, gone.signal) : []),
    close: () => gone.abort(),
  }
}

/** @param kindCount how many kinds of points there are */
export function openSource(source: MapSource, kindCount: number): MarkSource {
  return source.type === 'points' ? openWorkerSource(source.points, kindCount) : openSectionSource(source, kindCount)
}
