import type { Call } from '@waldkerf/domain/calls/call'
import { calls } from '@waldkerf/domain/calls/contract'
import { http, type HttpHandler } from 'msw'
import { beetleHandlers } from './beetles.ts'
import type { Handler, HandlersOf, PictureBytes } from './door/handler.ts'
import { pictureHandlers } from './pictures.ts'
import { respondWith } from './door/respond.ts'
import { type Respond, type ScenarioName, scenarios } from './scenarios.ts'
import { speciesHandlers } from './species.ts'
import { createState, type MockState } from './state.ts'
import { userHandlers } from './users.ts'

const { addUser: _later, ...userCalls } = calls.users

/** The areas that are built. A call of theirs without a handler does not compile. */
const beetles: HandlersOf<typeof calls.beetles> = { ...beetleHandlers, ...speciesHandlers, ...pictureHandlers }
const users: HandlersOf<typeof userCalls> = userHandlers

interface Answered {
  call: Call
  handler: Handler
}

const inArea = <Area extends Record<string, Call>>(area: Area, handlers: HandlersOf<Area>): Answered[] =>
  Object.entries(area).map(([name, call]) => ({ call, handler: handlers[name] as unknown as Handler }))

/** Every call that the handlers answer. */
export const answered: readonly Answered[] = [...inArea(calls.beetles, beetles), ...inArea(userCalls, users)]

export interface HandlerOptions {
  /** What is answered from and written to. Default a fresh copy of the example world. */
  state?: MockState
  scenario?: ScenarioName
  pictureBytes: PictureBytes
}

const methods = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete, PUT: http.put }

/** MSW handlers for the data service below `/rest` of any origin. */
export function createHandlers({ state = createState(), scenario = 'ready', pictureBytes }: HandlerOptions) {
  const routes = new Map<string, { call: Call; respond: Respond }>()
  for (const { call, handler } of answered) {
    // Calls that differ in their filters alone share an address, and a handler that reads the filters.
    const respond = scenarios[scenario](call, respondWith(call, handler, { state, pictureBytes }))
    routes.set(`${call.method} ${call.path}`, { call, respond })
  }
  return [...routes.values()].map(({ call, respond }): HttpHandler =>
    methods[call.method](`*/rest${call.path}`, ({ request }) => respond(request)),
  )
}
