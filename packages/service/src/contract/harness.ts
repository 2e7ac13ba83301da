import { Client } from 'pg'
import { testWorld } from '../testing/content.ts'
import { startTestStack as startEmptyStack } from '../testing/testStack.ts'
import { tokenSigner, type TokenSigner } from '../testing/tokens.ts'

export interface Request {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the data service's base address. */
  path: string
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON; undefined when the answer is empty or no JSON. */
  body: unknown
}

/** The assembled back end with a database of its own, the small example world in it. */
export interface TestStack {
  origin: string
  /** The owner's connection, past all rights. */
  owner: Client
  token: TokenSigner
  /** Sends as this person; null sends without a token. */
  send(email: string | null, request: Request): Promise<Answer>
  /** POST /rpc/{name}. */
  call(email: string | null, name: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  stop(): Promise<void>
}

/** Starts all on free ports, over a database of its own; business time stands still. */
export async function startTestStack(): Promise<TestStack> {
  const stack = await startEmptyStack(testWorld)
  const owner = new Client(stack.databaseUrl)
  await owner.connect()
  const token = await tokenSigner(owner, stack.origin)
  const send = async (email: string | null, request: Request) =>
    sendRequest(stack.origin, email === null ? null : await token(email), request)
  return {
    origin: stack.origin,
    owner,
    token,
    send,
    call: (email, name, body = {}, headers = {}) =>
      send(email, { method: 'POST', path: `/rpc/${name}`, body, headers }),
    async stop() {
      await owner.end()
      await stack.stop()
    },
  }
}

/** As fetch takes it, below `/rest` of this origin; a null token sends none. */
export function toRequest(origin: string, token: string | null, { method, path, body, headers }: Request) {
  return new globalThis.Request(`${origin}/rest${path}`, {
    method,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json', Prefer: 'return=representation' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

/** Sends with this token; null sends without one. */
export async function sendRequest(origin: string, token: string | null, request: Request): Promise<Answer> {
  const answer = await fetch(toRequest(origin, token, request))
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: isJson && text ? JSON.parse(text) : undefined }
}
