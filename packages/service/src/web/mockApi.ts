import { refusal } from '@waldkerf/domain/refusals/refusals'
import { createTemplateService, type TemplateService } from '@waldkerf/mocks/template/service'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, sendProblem } from './answers.ts'
import { receive } from './body.ts'
import { shares } from './shares.ts'

const cookie = 'waldkerf-demo'
/** An article with pictures in its text. */
const bodyLimit = 4 * 2 ** 20
const memoryShares = { each: 2 ** 26, total: 2 ** 26, waiting: 100, patience: 10_000 }
/** Browsers whose changes are kept; the one that was away longest begins anew. */
const mostSessions = 100

const readSession = (request: IncomingMessage) =>
  /(?:^|;\s*)waldkerf-demo=([0-9a-f-]{36})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]

/**
 * The template part's mock API below `/prod-api`: the handlers that stories and tests run on, over example data of the
 * browser's own. `POST /prod-api/mock/reset` brings them back, `POST /prod-api/mock/switches` takes
 * `{ scenario, latency }`.
 */
export function mockApi(origin: string) {
  const memory = shares(memoryShares)
  const sessions = new Map<string, TemplateService>()

  function findService(request: IncomingMessage, response: ServerResponse): TemplateService {
    const known = readSession(request)
    const id = known ?? randomUUID()
    const service = sessions.get(id) ?? createTemplateService()
    // The latest last, so that the first is the one to go.
    sessions.delete(id)
    sessions.set(id, service)
    const [oldest] = sessions.keys()
    if (sessions.size > mostSessions && oldest !== undefined) sessions.delete(oldest)
    if (!known) response.setHeader('Set-Cookie', `${cookie}=${id}; Path=/prod-api; HttpOnly; SameSite=Lax`)
    return service
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL, body: string): Promise<void> {
    const method = request.method ?? 'GET'
    const service = findService(request, response)
    if (method === 'POST' && url.pathname === '/prod-api/mock/reset') {
      service.reset()
      return sendJson(response, 200, {})
    }
    if (method === 'POST' && url.pathname === '/prod-api/mock/switches') {
      return sendJson(response, service.change(parseObject(body)) ? 200 : 400, {})
    }
    const token = request.headers['x-token']
    const answered = await service.answer(
      new Request(origin + url.pathname + url.search, {
        method,
        headers: { 'Content-Type': 'application/json', ...(typeof token === 'string' && { 'X-Token': token }) },
        ...(method !== 'GET' && method !== 'HEAD' && { body }),
      }),
    )
    if (!answered) return sendProblem(response, refusal('nothing_here.api'))
    // The scenario without a connection.
    if (answered.type === 'error') return void response.destroy()
    sendJson(response, answered.status, await answered.json())
  }

  /** @throws Refusal */
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    // One owner for all: who asks is not known here, and the product's own calls have theirs apart.
    const { body, release } = await receive(request, { memory, owner: '', limit: bodyLimit })
    try {
      await answer(request, response, url, body.toString('utf8'))
    } finally {
      release()
    }
  }
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
