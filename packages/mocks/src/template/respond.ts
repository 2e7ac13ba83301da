import type { Call } from '@waldkerf/domain/calls/call'
import { getUserInfo, login } from '@waldkerf/domain/calls/template/session'
import { templateSuccess } from '@waldkerf/domain/calls/template/templateCall'
import { HttpResponse } from 'msw'
import { safeParse } from 'valibot'
import { Refusal, type SessionEnd, sessionEnds } from './refusal.ts'
import type { Handler } from './handlers/exchange.ts'
import type { TemplateState } from './state.ts'

const refuse = (end: SessionEnd) => new Refusal(sessionEnds[end].code, sessionEnds[end].message)

/** A call without a token is answered; one with an invalid token is refused. */
function checkToken({ expired, elsewhere, users }: TemplateState, token: string | null): void {
  if (!token) return
  if (elsewhere.has(token)) throw refuse('elsewhere')
  if (expired.has(token)) throw refuse('expired')
  if (!Object.hasOwn(users, token)) throw refuse('illegal')
}

/** Calls that ignore `X-Token`: sign-in is identified by its name, user info by the query's token. */
const namesItself: ReadonlySet<Call> = new Set<Call>([login, getUserInfo])

const readNumber = (value: string) => (/^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value)

/** Query and path contain text, which is converted to the contract's numbers. */
async function readPayload(call: Call, request: Request, parameters: object): Promise<unknown> {
  const url = new URL(request.url)
  const named = Object.fromEntries(
    [...url.searchParams].map(([name, value]) => [
      name,
      name === 'token' || name === 'title' ? value : readNumber(value),
    ]),
  )
  if (call.method === 'GET') return named
  const body: unknown = await request.json().catch(() => ({}))
  return { ...(body as object), ...parameters }
}

/** Answers one request to a call, always with HTTP 200; failures are told by the code. */
export async function respond(
  { call, handler, state }: { call: Call; handler: Handler; state: TemplateState },
  request: Request,
  parameters: object,
): Promise<Response> {
  try {
    if (!namesItself.has(call)) checkToken(state, request.headers.get('x-token'))
    const parsed = safeParse(call.payload, await readPayload(call, request, parameters))
    if (!parsed.success) throw new Refusal(50_001, parsed.issues[0].message)
    return HttpResponse.json({ code: templateSuccess, data: handler({ payload: parsed.output, state }) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return HttpResponse.json({ code: error.code, message: error.message })
  }
}
