import type { WireAnswer } from '../testing/keepAliveClient.ts'

/** Every status that a call of the data service may be answered with (docs/operations.md). */
const documented = new Set([200, 201, 204, 400, 401, 403, 404, 406, 409, 412, 413, 414, 415, 416, 422])

/** Names of our own insides: tables and functions, source files, PostgreSQL's call stack and its own words. */
const insides =
  /invalid input syntax|out of range for type|violates .* constraint|permission denied for|\b(data|app|identity|audit)\.[a-z_]{3}|PL\/pgSQL|CONTEXT:|\.(ts|mjs|js|sql):\d|node_modules/

/** Faults in an answer to a hostile request; empty when it is as it should be. */
export function answerFaults(answer: WireAnswer | undefined): string[] {
  if (answer === undefined) return ['no answer']
  const { status } = answer
  const text = answer.body.toString()
  if (!documented.has(status)) return [`${status} ${text.slice(0, 300)}`]
  if (status < 400) return []
  const message = parseMessage(text)
  if (message === undefined) return [`${status} without message: ${text.slice(0, 300)}`]
  return insides.test(text) ? [`${status} shows insides: ${text.slice(0, 300)}`] : []
}

function parseMessage(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' && message !== '' ? message : undefined
  } catch {
    return undefined
  }
}
