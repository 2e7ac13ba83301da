import { createTemplateService, type TemplateService } from '@waldkerf/mocks/template/service'
import { randomUUID } from 'node:crypto'

/** A call below `/prod-api`; `path` with its query. */
export interface MockCall {
  /** The browser's session; undefined before its first answer. */
  session: string | undefined
  method: string
  path: string
  token: string | undefined
  body: string
}

export interface MockAnswer {
  session: string
  /** 0: the connection is cut (scenario `offline`). */
  status: number
  /** JSON; undefined: no call has this address. */
  text: string | undefined
}

/** Browsers whose changes are kept; beyond it the least recently active one begins anew. */
const mostSessions = 100
const eachSession = { bytes: 2 * 2 ** 20, rows: 500 }

const done = (session: string, status: number): MockAnswer => ({ session, status, text: '{}' })

/**
 * The template part's mock API: the handlers that stories and tests run on, over example data of each browser's own.
 * `POST /prod-api/mock/reset` brings them back, `POST /prod-api/mock/switches` takes `{ scenario, latency }`.
 * @param mostBytes that the data of all browsers may have together
 */
export function mockSessions(origin: string, mostBytes: number): (call: MockCall) => Promise<MockAnswer> {
  const sessions = new Map<string, TemplateService>()

  function findService(id: string): TemplateService {
    const service = sessions.get(id) ?? createTemplateService({ most: eachSession })
    // Moved to the end: the first is the least recently used.
    sessions.delete(id)
    sessions.set(id, service)
    const [oldest] = sessions.keys()
    if (sessions.size > mostSessions && oldest !== undefined) sessions.delete(oldest)
    return service
  }

  /** Removes least recently used sessions, until one of full size fits beside the others. */
  function makeRoom(current: TemplateService): void {
    let total = [...sessions.values()].reduce((sum, service) => sum + service.size(), 0)
    for (const [id, service] of sessions) {
      if (service === current || total <= mostBytes - eachSession.bytes) return
      sessions.delete(id)
      total -= service.size()
    }
  }

  return async ({ session = randomUUID(), method, path, token, body }) => {
    const service = findService(session)
    if (method === 'POST' && path === '/prod-api/mock/reset') {
      service.reset()
      return done(session, 200)
    }
    if (method === 'POST' && path === '/prod-api/mock/switches') {
      return done(session, service.change(parseObject(body)) ? 200 : 400)
    }
    makeRoom(service)
    const response = await service.answer(
      new Request(origin + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...(token !== undefined && { 'X-Token': token }) },
        ...(method !== 'GET' && method !== 'HEAD' && { body }),
      }),
    )
    if (!response) return { session, status: 404, text: undefined }
    if (response.type === 'error') return done(session, 0)
    return { session, status: response.status, text: await response.text() }
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
