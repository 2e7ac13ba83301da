import { getBeetleColumns } from '@waldkerf/domain/calls/beetles/beetleRecords'
import { getBeetleWindow } from '@waldkerf/domain/calls/beetles/beetleSections'
import type { Call } from '@waldkerf/domain/calls/call'
import { getUserData } from '@waldkerf/domain/calls/users/ownUser'
import { encodeColumns } from '@waldkerf/domain/entities/beetles/columns/encode'
import type { BeetleWindow } from '@waldkerf/domain/entities/beetles/beetleSections'
import { HttpResponse } from 'msw'
import { holdBack } from './gateway/holding.ts'
import { denied, Problem, jsonResponse } from './gateway/problem.ts'

/** Answers one request. */
export type Respond = (request: Request) => Promise<Response>

/** Changes how a call is answered. Only `slow` and `offline` affect the session, which the page under test needs. */
type Scenario = (call: Call, respond: Respond) => Respond

const butSession =
  (scenario: Scenario): Scenario =>
  (call, respond) =>
    call === getUserData ? respond : scenario(call, respond)

/** Empty answers of calls whose list is not a JSON array. */
const emptyForms: Readonly<Record<string, unknown>> = {
  [getBeetleColumns.name]: encodeColumns([], { stand: '000000000000.1', vollstaendig: true, aktuell: true, weg: [] }),
  [getBeetleWindow.name]: { gesamt: 0, zeilen: [] } satisfies BeetleWindow,
}

/** Conditions that stories and tests apply to all handlers. */
export const scenarios = {
  ready: (_call, respond) => respond,
  slow: (_call, respond) => async (request) => {
    await holdBack()
    return respond(request)
  },
  /** Lists are empty, whatever their form; writes and single values are answered as usual. */
  empty: butSession((call, respond) => async (request) => {
    const response = await respond(request)
    if (!response.ok || call.effect !== 'read') return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    const empty = Array.isArray(body) ? [] : emptyForms[call.name]
    return empty === undefined ? response : jsonResponse(empty)
  }),
  failing: butSession(
    () => async () => new Problem(500, 'The database is not what it should be', { code: 'XX000' }).toResponse(),
  ),
  forbidden: butSession((call) => async () => denied(call.name).toResponse()),
  /** Each list begins with a row that is no object and one of another shape. */
  odd: butSession((call, respond) => async (request) => {
    const response = await respond(request)
    if (!response.ok || call.effect !== 'read') return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    return Array.isArray(body) ? jsonResponse([null, { strange: true }, ...(body as unknown[])]) : response
  }),
  offline: () => async () => HttpResponse.error(),
} satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios
