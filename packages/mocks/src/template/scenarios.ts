import type { Call } from '@waldkerf/domain/calls/call'
import { templateSuccess } from '@waldkerf/domain/calls/template/templateCall'
import { HttpResponse } from 'msw'
import { holdBack } from '../handlers/gateway/holding.ts'
import { type SessionEnd, sessionEnds } from './refusal.ts'

type Answer = () => Promise<Response>
type Scenario = (call: Call, answer: Answer) => Promise<Response>

/** Leaves the sign-in calls as they are, because the page under test needs them. */
const butSession =
  (scenario: Scenario): Scenario =>
  (call, answer) =>
    call.path.includes('/user/') ? answer() : scenario(call, answer)

/** The token became invalid after the sign-in. */
const over = (end: SessionEnd) => butSession(async () => HttpResponse.json(sessionEnds[end]))

const isFilled = (value: unknown): value is { items: unknown[] } =>
  typeof value === 'object' && value !== null && 'items' in value

/** Conditions that stories, tests and the switches of the served mock API apply to all its calls. */
export const templateScenarios = {
  ready: (_call, answer) => answer(),
  slow: async (_call, answer) => {
    await holdBack()
    return answer()
  },
  empty: butSession(async (call, answer) => {
    const response = await answer()
    if (call.effect !== 'read') return response
    const { data } = (await response.clone().json()) as { data: unknown }
    return isFilled(data)
      ? HttpResponse.json({ code: templateSuccess, data: { ...data, total: 0, items: [] } })
      : response
  }),
  failing: butSession(async () => HttpResponse.json({ message: 'Internal Server Error' }, { status: 500 })),
  signedOut: over('illegal'),
  signedInElsewhere: over('elsewhere'),
  expired: over('expired'),
  offline: async () => HttpResponse.error(),
} satisfies Record<string, Scenario>

export type TemplateScenario = keyof typeof templateScenarios
