import { refusal } from '@waldkerf/domain/refusals/refusals'
import { createHash } from 'node:crypto'
import { Agent, request as send, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { decodeJwt } from 'jose'
import type { ServiceAddress } from './address.ts'
import { Refusal } from '../refusal.ts'
import { shares } from '../shares.ts'

/** An answer of the data service as it came. */
export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Whose request it is: the account that the data service's own check has found, or the answer to somebody unknown. */
export type Caller = { account: string } | { refused: Answered }

/** Tokens whose check is remembered. */
const mostKnown = 10_000
/** Checks cost the data service a signature each, and no database connection. */
const checks = { name: 'token_checks', each: 8, total: 8, waiting: 1_000, patience: 10_000 }

interface Known {
  caller: Promise<Caller>
  /** Milliseconds since the epoch. */
  until: number
}

/**
 * Finds out whose share a request counts for, before anything of its body is read. Only tokens that the data service
 * accepts count: else anybody could use up the share of another account.
 *
 * The data service is asked once for each token, at an address without content. So the web server needs no keys, and a
 * bad token gets the data service's own 401.
 */
export function callers(address: ServiceAddress) {
  const known = new Map<string, Known>()
  const agent = new Agent({ keepAlive: true, maxSockets: checks.total, timeout: 10_000 })
  const { take } = shares(checks)

  async function check(authorization: string | undefined): Promise<Caller> {
    const release = await take('')
    try {
      const answer = await ask({ ...address, agent }, authorization).catch(() => undefined)
      // Nothing of the request itself has been sent.
      if (answer === undefined) throw new Refusal(refusal('not_ready'), 1)
      if (answer.status === 401 || answer.status >= 500) return { refused: answer }
      return { account: accountName(authorization) }
    } finally {
      release()
    }
  }

  async function find(authorization: string | undefined): Promise<Caller> {
    const digest = createHash('sha256')
      .update(authorization ?? '')
      .digest('base64')
    const found = known.get(digest)
    if (found !== undefined && found.until > Date.now()) return found.caller
    const caller = check(authorization)
    known.set(digest, { caller, until: endOfLife(authorization) })
    const forget = () => void (known.get(digest)?.caller === caller && known.delete(digest))
    caller.then((result) => 'refused' in result && forget(), forget)
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    return caller
  }

  return {
    /** @throws Refusal when the data service does not say, or too many ask */
    find,
    close: () => agent.destroy(),
  }
}

function ask(to: ServiceAddress & { agent: Agent }, authorization: string | undefined): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = send({
      ...to,
      method: 'GET',
      path: '/',
      headers: authorization === undefined ? {} : { authorization },
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      // A service that refuses closes the connection a moment later.
      asked.shouldKeepAlive = (answer.statusCode ?? 0) < 400
      const { statusCode = 502, headers } = answer
      buffer(answer).then((body) => resolve({ status: statusCode, headers, body }), reject)
    })
    asked.end()
  })
}

function claims(authorization: string | undefined) {
  try {
    return decodeJwt(authorization?.replace(/^bearer\s+/i, '') ?? '')
  } catch {
    return {}
  }
}

/** The data service knows people by their e-mail. Tokens without a person share one account: its rules refuse them. */
function accountName(authorization: string | undefined): string {
  const { sub = '', email = '' } = claims(authorization)
  return `account ${sub} ${String(email)}`
}

/** An expired token is checked anew, and refused. */
const endOfLife = (authorization: string | undefined) => (claims(authorization).exp ?? 0) * 1_000
