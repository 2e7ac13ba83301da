import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestStack } from '@waldkerf/service/testing/testStack'
import { readComputing, spent } from './computing.ts'
import { computeFigures, type Figures } from './figures.ts'
import type { Kind, Load, LoadOptions } from './load.ts'

/** Carries out an order by a script in a process of its own. @throws when it ends without an answer */
export async function inOwnProcess<Answer>(script: string, order: object): Promise<Answer> {
  const clients = fork(script, { serialization: 'advanced' })
  clients.send(order)
  const failed = once(clients, 'exit').then(([code]) => {
    throw new Error(`the clients ended with ${code}, without a result`)
  })
  const [result] = (await Promise.race([once(clients, 'message'), failed])) as [Answer]
  return result
}

export const load = (options: LoadOptions): Promise<Load> =>
  inOwnProcess<Load>(join(import.meta.dirname, 'load.ts'), options)

/** Where the data service itself listens, behind the web server. */
export function serviceOrigin({ folder }: TestStack): string {
  const settings = readFileSync(join(folder, 'data/home/run/postgrest.conf'), 'utf8')
  return `http://127.0.0.1:${/^server-port = (\d+)$/m.exec(settings)?.[1]}`
}

/** Each kind of call through the gateway, and beside it the same at the data service itself. */
export async function measureCalls(
  stack: TestStack,
  kinds: readonly Kind[],
  { connections, seconds }: Pick<LoadOptions, 'connections' | 'seconds'>,
): Promise<Figures[]> {
  const behind = serviceOrigin(stack)
  const rows: Figures[] = []
  for (const kind of kinds) {
    const options = { connections: kind.does === 'finds' ? 1 : connections, seconds, kind }
    const warmUp = Math.min(3, seconds)
    // Warms up first: its computing time must not count for the calls.
    await load({ ...options, seconds: warmUp, origin: stack.origin, base: '/rest', warmUp: 0 })
    const before = readComputing(stack)
    const through = await load({ ...options, origin: stack.origin, base: '/rest', warmUp: 0 })
    const computing = spent(before, readComputing(stack))
    const direct = await load({ ...options, origin: behind, base: '', warmUp })
    const figures = computeFigures(kind, { load: through, seconds, computing, limit: direct.times.length / seconds })
    rows.push(figures)
    console.log(
      `${kind.name}: ${figures.perSecond.toFixed(0)}/s of ${figures.limit.toFixed(0)}, p99 ${figures.p99.toFixed(0)} ms`,
      through.firstError,
    )
  }
  return rows
}
