import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepAliveClient, type WireRequest } from '@waldkerf/service/testing/keepAliveClient'

/** One kind of call: its requests are sent by turns. */
export interface Kind {
  name: string
  does: 'reads' | 'lists' | 'writes' | 'finds'
  requests: readonly WireRequest[]
}

/** An order to the process. Times in seconds. */
export interface LoadOptions {
  origin: string
  /** Path of the data service there. */
  base: '/rest' | ''
  connections: number
  warmUp: number
  seconds: number
  kind: Kind
  /** Milliseconds between an answer and the connection's next request. */
  pause?: number
}

/** Milliseconds of each answer that came in time, and how many were no success. */
export interface Load {
  times: Float64Array
  errors: number
  /** The first answer that was none. */
  firstError: string
}

/*
 * The clients, in a process of their own: they must not share the event loop of the web server that they ask.
 */
const [{ origin, base, connections, warmUp, seconds, kind, pause }] = (await once(process, 'message')) as [LoadOptions]
const client = keepAliveClient(origin, connections, base)
const times: number[] = []
let next = 0
let errors = 0
let firstError = ''

async function ask(counted: boolean): Promise<void> {
  const request = kind.requests[next++ % kind.requests.length] as WireRequest
  const begin = performance.now()
  const answer = await client.send(request).catch((error: Error) => ({ status: 0, body: Buffer.from(error.message) }))
  if (counted) times.push(performance.now() - begin)
  if (answer.status === 200) return
  errors++
  firstError ||= `${answer.status} ${answer.body.toString().slice(0, 200)}`
}

async function run(duration: number, counted: boolean): Promise<void> {
  const end = performance.now() + duration * 1_000
  const connection = async () => {
    while (performance.now() < end) {
      await ask(counted)
      if (pause) await sleep(pause)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
}

await run(warmUp, false)
await run(seconds, true)
client.close()
// Disconnects after delivery: a message that is still under way when the channel closes is lost.
process.send?.({ times: Float64Array.from(times), errors, firstError } satisfies Load, () => process.disconnect())
