import type { Call } from '@waldkerf/domain/calls/call'
import { templateCalls } from '@waldkerf/domain/calls/contract'
import { delay, http, type HttpHandler } from 'msw'
import { articleHandlers } from './handlers/articles.ts'
import type { Handler, AreaHandlers } from './handlers/exchange.ts'
import { sessionHandlers } from './handlers/session.ts'
import { roleHandlers } from './handlers/roles.ts'
import { respond } from './respond.ts'
import { type TemplateScenario, templateScenarios } from './scenarios.ts'
import { createTemplateState, type TemplateState } from './state.ts'

/** All calls of the mock API. One without a handler does not compile. */
const handlers: { [Area in keyof typeof templateCalls]: AreaHandlers<(typeof templateCalls)[Area]> } = {
  session: sessionHandlers,
  roles: roleHandlers,
  articles: articleHandlers,
}

export interface TemplateOptions {
  /** The rows behind all answers. Default a fresh copy of the example data. */
  state?: TemplateState
  scenario?: TemplateScenario
  /** Delay of every answer, in ms. */
  latency?: number
}

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete, PUT: http.put }

const answered: readonly { call: Call; handler: Handler }[] = Object.entries(templateCalls).flatMap(([area, calls]) => {
  const own = new Map<string, Handler>(Object.entries(handlers[area as keyof typeof templateCalls]))
  return Object.entries(calls).map(([name, call]) => ({ call, handler: own.get(name) as Handler }))
})

/** MSW handlers for the template part's mock API below `/prod-api` of any origin. */
export function createTemplateHandlers({
  state = createTemplateState(),
  scenario = 'ready',
  latency = 0,
}: TemplateOptions = {}): HttpHandler[] {
  return answered.map(({ call, handler }) =>
    methods[call.method](`*/prod-api${call.path}`, async ({ request, params }) => {
      if (latency > 0) await delay(latency)
      // Parameter 0 is the service's address before the path, no part of the payload.
      const { 0: _address, ...named } = params
      return templateScenarios[scenario](call, () => respond({ call, handler, state }, request, named))
    }),
  )
}
