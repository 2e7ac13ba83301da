import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { atFullSpeed, type Calm, calmly, type Neighbour, type Resource } from '@waldkerf/service/testing/neighbours'

/** One of the two loads, in a process of its own: it shares no event loop with the other one or the web server. */
export type NeighbourOrder =
  | { side: 'calm'; person: Neighbour; seconds: number }
  | { side: 'flood'; person: Neighbour; seconds: number; resource: Resource }
  | { side: 'strangers'; origin: string }

export interface NeighbourResult {
  calm?: Calm
  /** How often each status came. */
  counts?: ReadonlyMap<number, number>
}

const sessions = 200

/** People without an account: 200 sessions that each send 50 articles, some of 4 MB, the others of as much as a body may have. */
async function strangers(origin: string): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  const [large, fitting] = [4 * 2 ** 20, 2 ** 18 - 200].map((length) =>
    JSON.stringify({ title: 'x', content: 'x'.repeat(length) }),
  )
  let next = 0
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
  const session = async () => {
    while (next < sessions) {
      next += 1
      const cookie = await send('/roles', '')
      for (let nr = 0; nr < 50; nr += 1) await send('/article/create', cookie, nr % 10 === 0 ? large : fitting)
      await send('/article/list?limit=1000', cookie)
    }
  }
  await Promise.all(Array.from({ length: 16 }, session))
  return counts
}

async function carryOut(order: NeighbourOrder): Promise<NeighbourResult> {
  // Whoever floods has a machine of their own elsewhere: here they get what the service leaves.
  if (order.side !== 'calm') setPriority(constants.priority.PRIORITY_LOW)
  if (order.side === 'calm') return { calm: await calmly(order.person, order.seconds) }
  if (order.side === 'strangers') return { counts: await strangers(order.origin) }
  return { counts: await atFullSpeed(order.person, order.resource, order.seconds) }
}

const [order] = (await once(process, 'message')) as [NeighbourOrder]
const result = await carryOut(order)
process.send?.(result, () => process.disconnect())
