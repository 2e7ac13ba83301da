import { refusal } from '@waldkerf/domain/refusals/refusals'
import { createState } from '@waldkerf/mocks/handlers/state'
import { answerInMemory } from '@waldkerf/mocks/node'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { berlinDay } from '../database.ts'
import { sendProblem } from '../web/answers.ts'
import { readBytes } from '../web/body.ts'
import type { DataSource } from '../web/dataSource.ts'
import { bodyLimit } from '../web/proxy/sizes.ts'

/** A part of a scan has 8 MB. */
const scanLimit = 16 * 2 ** 20

/** The data service without a database: one state in memory for everybody, which ends with the process. */
export function mockData(): DataSource {
  const state = createState({ today: berlinDay(new Date()) })
  const ask = answerInMemory({ state })
  return {
    async answer(request, response, url) {
      const limit = url.pathname.startsWith('/rest') ? bodyLimit(url.pathname.slice('/rest'.length)) : scanLimit
      const body = await readBytes(request, limit)
      // The handlers' clock stands still for stories; here it goes on.
      const now = new Date()
      Object.assign(state, { today: berlinDay(now), now: now.toISOString().replace('Z', '+00:00') })
      const answer = await ask(toFetched(request, url, body))
      if (!answer) return sendProblem(response, refusal('nothing_here.api'))
      await send(response, answer)
    },
    health: () => Promise.resolve({}),
    close: () => Promise.resolve(),
  }
}

function toFetched({ method = 'GET', headers }: IncomingMessage, url: URL, body: Buffer): Request {
  const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers: named, ...(hasBody && { body: new Uint8Array(body) }) })
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  for (const [name, value] of answer.headers) response.setHeader(name, value)
  response.writeHead(answer.status).end(bytes)
}
