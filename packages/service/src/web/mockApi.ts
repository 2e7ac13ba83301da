import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Worker } from 'node:worker_threads'
import { logError } from '../log.ts'
import { sendJsonBytes, sendProblem } from './answers.ts'
import { receive } from './body.ts'
import type { MockData, MockOrder, MockResult } from './mockWorker.ts'
import { connectionShares } from './proxy/forward.ts'
import { Refusal } from './refusal.ts'
import { shares } from './shares.ts'

const cookie = 'waldkerf-demo'
const bodyLimit = 2 ** 18
const memoryShares = { each: 2 ** 21, total: 2 ** 21, waiting: 100, patience: 10_000 }
/** All strangers together press as much as one account may, with a longer rest: each article costs the thread a large text. */
const turnShares = { ...connectionShares, pressing: { ...connectionShares.pressing, rest: 100 } }
/** Bytes that the data of all browsers may have together. */
const allSessions = 8 * 2 ** 20
/** The thread's memory, in MB. A thread that needs more ends, and all browsers begin anew. */
const resourceLimits = { maxOldGenerationSizeMb: 40, maxYoungGenerationSizeMb: 8 }

const readSession = (request: IncomingMessage) =>
  /(?:^|;\s*)waldkerf-demo=([0-9a-f-]{36})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]

type Answered = Required<Pick<MockResult, 'answer'>> & Pick<MockResult, 'text'>

interface MockThread {
  /** @throws Refusal 429 when the thread ends meanwhile; the next call starts another */
  ask(order: Omit<MockOrder, 'id'>): Promise<Answered>
}

function startThread(data: MockData, onEnd: () => void): MockThread {
  const worker = new Worker(new URL('./mockWorker.ts', import.meta.url), { workerData: data, resourceLimits })
  const waiting = new Map<number, PromiseWithResolvers<Answered>>()
  let last = 0
  worker.on('message', ({ id, answer, text }: MockResult) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (answer) asked?.resolve({ answer, text })
    else asked?.reject(new Error('The mock API has failed.'))
  })
  worker.on('error', (error) => logError('mock.ended', 'The mock API begins anew', {}, error))
  worker.on('exit', () => {
    onEnd()
    for (const { reject } of waiting.values()) reject(new Refusal(refusal('busy'), 1))
  })
  // The thread must not keep the process alive; a listener that is added later would.
  worker.unref()
  return {
    ask(order) {
      const asked = Promise.withResolvers<Answered>()
      waiting.set((last += 1), asked)
      worker.postMessage({ ...order, id: last } satisfies MockOrder, [order.body.buffer])
      return asked.promise
    },
  }
}

/**
 * The template part's mock API below `/prod-api`, in a thread of its own: its memory is limited, whatever strangers
 * send, and other people's calls do not wait for it. The thread starts with the first call.
 */
export function mockApi(origin: string, mostBytes = allSessions) {
  const memory = shares(memoryShares)
  const turns = shares(turnShares)
  let thread: MockThread | undefined

  const ask: MockThread['ask'] = async (order) => {
    const release = await turns.take('')
    try {
      thread ??= startThread({ origin, mostBytes }, () => (thread = undefined))
      return await thread.ask(order)
    } finally {
      release()
    }
  }

  /** @throws Refusal */
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    // One owner for all callers, who are unknown here; the product's own calls have shares of their own.
    const { body, release } = await receive(request, { memory, owner: '', limit: bodyLimit })
    try {
      const known = readSession(request)
      const token = request.headers['x-token']
      const call = {
        session: known,
        method: request.method ?? 'GET',
        path: url.pathname + url.search,
        token: typeof token === 'string' ? token : undefined,
      }
      const { answer, text } = await ask({ call, body: new Uint8Array(body) })
      const { session, status } = answer
      if (!known) response.setHeader('Set-Cookie', `${cookie}=${session}; Path=/prod-api; HttpOnly; SameSite=Lax`)
      if (text === undefined) return sendProblem(response, refusal('nothing_here.api'))
      if (status === 0) return void response.destroy()
      sendJsonBytes(response, status, text)
    } finally {
      release()
    }
  }
}
