import { createTemplateService, type TemplateService } from '@waldkerf/mocks/template/service'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, sendProblem } from './answers.ts'
import { readBody } from './body.ts'

const cookie = 'waldkerf-demo'
/** An article with pictures in its text. */
const bodyLimit = 4 * 2 ** 20
/** Browsers whose changes are kept; the one that was away longest begins anew. */
const mostSessions = 100

const sessionOf = (request: IncomingMessage) =>
  /(?:^|;\s*)waldkerf-demo=([0-9a-f-]{36})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]

/**
 * The template part's mock API below `/prod-api`: the handlers that stories and tests run on, over example data of the
 * browser's own. `POST /prod-api/mock/reset` brings them back, `POST /prod-api/mock/switches` takes
 * `{ scenario, latency }`.
 */
export function mockApi(origin: string) {
  const sessions = new Map<string, TemplateService>()

  function serviceOf(request: IncomingMessage, response: ServerResponse): TemplateService {
    const known = sessionOf(request)
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

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const method = request.method ?? 'GET'
    const body = await readBody(request, bodyLimit).catch((error: unknown) => {
      if (error instanceof RangeError) return undefined
      throw error
    })
    if (body === undefined) return sendProblem(response, 413, 'WK413', 'Die Anfrage ist zu groß.')
    const service = serviceOf(request, response)
    if (method === 'POST' && url.pathname === '/prod-api/mock/reset') {
      service.reset()
      return sendJson(response, 200, {})
    }
    if (method === 'POST' && url.pathname === '/prod-api/mock/switches') {
      return sendJson(response, service.change(objectOf(body)) ? 200 : 400, {})
    }
    const token = request.headers['x-token']
    const answer = await service.answer(
      new Request(origin + url.pathname + url.search, {
        method,
        headers: { 'Content-Type': 'application/json', ...(typeof token === 'string' && { 'X-Token': token }) },
        ...(method !== 'GET' && method !== 'HEAD' && { body }),
      }),
    )
    if (!answer) return sendProblem(response, 404, 'WK404', 'Diese Schnittstelle gibt es hier nicht.')
    // The scenario without a connection.
    if (answer.type === 'error') return void response.destroy()
    sendJson(response, answer.status, await answer.json())
  }
}

function objectOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
