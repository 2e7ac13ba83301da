import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { atFullSpeed, type Calm, calmly, type Neighbour, type Resource } from '@waldkerf/service/testing/neighbours'

/** One of the two loads, in a process of its own: it shares no event loop with the other one or the web server. */
export type NeighbourOrder =
  | { side: 'calm'; person: Neighbour; seconds: number }
  | { side: 'flood'; person: Neighbour; seconds: number; resource: Resource }
  | { side: 'strangers'; origin: string; seconds: number }

export interface NeighbourResult {
  calm?: Calm
  /** How often each status came. */
  counts?: ReadonlyMap<number, number>
}

const [sessions, articles] = [200, 50]

/**
 * People without an account: 200 sessions, of which each in turn sends an article, up to 50 each in that time; some are of
 * 4 MB, the others of as much as a body may have.
 */
async function strangers(origin: string, seconds: number): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  const [large, fitting] = [4 * 2 ** 20, 2 ** 18 - 200].map((length) =>
    JSON.stringify({ title: 'x', content: 'x'.repeat(length) }),
  )
  const send = async (path: string, cookie: string, body?: string) => {
    const answer = await fetch(`${origin}/prod-api/vue-element-admin${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body !== undefined && { body }),
    }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    counts.set(answer?.status ?? 0, (counts.get(answer?.status ?? 0) ?? 0) + 1)
    return answer?.headers.get('set-cookie')?.split(';')[0] ?? cookie
  }
  const end = performance.now() + seconds * 1_000
  const cookies: string[] = []
  let sent = 0
  const connection = async () => {
    while (sent < sessions * articles && performance.now() < end) {
      const [round, nr] = [Math.floor(sent / sessions), sent % sessions]
      sent += 1
      const cookie = (cookies[nr] ??= await send('/roles', ''))
      await send('/article/create', cookie, (round + nr) % 10 === 0 ? large : fitting)
      if (nr % 50 === 0) await send('/article/list?limit=1000', cookie)
    }
  }
  await Promise.all(Array.from({ length: 16 }, connection))
  return counts
}

async function carryOut(order: NeighbourOrder): Promise<NeighbourResult> {
  // Whoever floods has a machine of their own elsewhere: here they get what the service leaves.
  if (order.side !== 'calm') setPriority(constants.priority.PRIORITY_LOW)
  if (order.side === 'calm') return { calm: await calmly(order.person, order.seconds) }
  if (order.side === 'strangers') return { counts: await strangers(order.origin, order.seconds) }
  return { counts: await atFullSpeed(order.person, order.resource, order.seconds) }
}

const [order] = (await once(process, 'message')) as [NeighbourOrder]
const result = await carryOut(order)
process.send?.(result, () => process.disconnect())
