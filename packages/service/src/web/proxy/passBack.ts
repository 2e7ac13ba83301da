import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { constants, createBrotliCompress } from 'node:zlib'
import { sendProblem } from '../answers.ts'
import type { Answered } from './callers.ts'
import { inOwnWords } from './ownWords.ts'

const notPassedBack = new Set(['connection', 'keep-alive', 'transfer-encoding', 'server', 'date'])

export function sendUnknownOutcome(response: ServerResponse, name: string): void {
  const message = `Die Verbindung zum ${name} ist abgebrochen. Ob die Anfrage ausgeführt wurde, ist nicht bekannt.`
  sendProblem(response, 502, 'WK502', message)
}

/**
 * Reads a refusal before it goes on. PostgREST 12 answers 400 with neither code nor message when its database connection
 * dies in the middle of a request: taken for a refusal it would say that nothing was done, which nobody knows.
 */
async function passRefusalBack(response: ServerResponse, answer: IncomingMessage, name: string): Promise<void> {
  try {
    const body = await text(answer)
    if (answer.statusCode === 400 && body.startsWith('{"code":""')) return sendUnknownOutcome(response, name)
    sendWhole(response, answer, inOwnWords(body))
  } catch {
    response.destroy()
  }
}

/** Passes back an answer that has been read whole. */
export function passAnswerBack(response: ServerResponse, { status, headers, body }: Answered): void {
  sendWhole(response, { statusCode: status, headers }, body)
}

function sendWhole(response: ServerResponse, head: Head, body: string | Buffer): void {
  copyHead(response, head)
  // Its length may have changed, and a HEAD has none at all.
  response.removeHeader('Content-Length')
  response.end(body)
}

type Head = Pick<IncomingMessage, 'statusCode' | 'headers'>

function copyHead(response: ServerResponse, answer: Head): void {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !notPassedBack.has(name) && !name.startsWith('access-control-'))
      response.setHeader(name, value)
  }
  if (answer.headers['cache-control'] === undefined) response.setHeader('Cache-Control', 'no-store')
  response.statusCode = answer.statusCode ?? 502
}

/** Passes an answer back. @param name of the service, as people know it */
export function passBack(
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
  name: string,
): void {
  if ((answer.statusCode ?? 0) >= 400 && isJson(answer)) return void passRefusalBack(response, answer, name)
  copyHead(response, answer)
  if (!isWorthCompressing(request, answer)) {
    pipeline(answer, response, () => undefined)
    return
  }
  response.removeHeader('Content-Length')
  response.setHeader('Content-Encoding', 'br')
  response.appendHeader('Vary', 'Accept-Encoding')
  const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  pipeline(answer, compress, response, () => undefined)
}

const isJson = ({ headers }: Head) => (headers['content-type'] ?? '').includes('json')

function isWorthCompressing(request: IncomingMessage, answer: IncomingMessage): boolean {
  const { headers } = answer
  const small = Number(headers['content-length'] ?? Infinity) < 1_400
  const takesIt = (request.headers['accept-encoding'] ?? '').includes('br')
  return request.method !== 'HEAD' && isJson(answer) && !small && takesIt && headers['content-encoding'] === undefined
}
