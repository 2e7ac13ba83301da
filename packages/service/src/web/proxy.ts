import { Agent, request as send, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import { sendNotReady, sendProblem } from './answers.ts'
import { isUnfilteredChange } from './filterRule.ts'

/** What belongs to one connection, to the browser, or to another service of this origin. */
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'cookie',
  // One origin needs no CORS; without it the data service does not offer any.
  'origin',
  'accept-encoding',
])

const notPassedBack = new Set(['connection', 'keep-alive', 'transfer-encoding', 'server', 'date'])

const bodyLimit = 24 * 2 ** 20

/** Passes requests on to the data service. It never sends one twice: a POST may have been carried out. */
export function dataServiceProxy(port: number) {
  // Sockets that have been idle for long may just be being closed at the other end.
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 10_000, scheduling: 'lifo' })

  const pass = (request: IncomingMessage, response: ServerResponse, target: URL): void => {
    const method = request.method ?? 'GET'
    const path = target.pathname.slice('/rest'.length) || '/'
    if (isUnfilteredChange(method, path, target.searchParams, request.headers.authorization !== undefined)) {
      return sendProblem(
        response,
        400,
        'WK400',
        `${method} braucht einen Filter auf eine Spalte, zum Beispiel ?id=eq.7.`,
      )
    }
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
      return sendProblem(response, 413, 'WK413', 'Die Anfrage ist zu groß.')
    }
    const upstream = send({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: path + target.search,
      headers: passedOn(request.headers),
    })
    upstream.on('response', (answer) => passBack(request, response, answer))
    upstream.on('error', (error) => failed(response, error))
    // Nobody waits for the answer any more. A write that has arrived is carried out nevertheless.
    response.on('close', () => {
      if (!response.writableFinished) upstream.destroy()
    })
    limited(request, () => upstream.destroy(new RangeError('The body is too long.')))
    pipeline(request, upstream, () => undefined)
  }

  return { pass, close: () => agent.destroy() }
}

/** Cuts off a body without declared length that grows too long. */
function limited(request: IncomingMessage, tooLong: () => void): void {
  let length = 0
  request.on('data', (part: Buffer) => {
    length += part.length
    if (length > bodyLimit) tooLong()
  })
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !notPassedOn.has(name) && !name.startsWith('x-forwarded')),
  )
}

function failed(response: ServerResponse, error: NodeJS.ErrnoException): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  // Refused: the request has not been seen. Anything else may have been carried out, so no word of trying again.
  if (error.code === 'ECONNREFUSED') return sendNotReady(response)
  if (error instanceof RangeError) return sendProblem(response, 413, 'WK413', 'Die Anfrage ist zu groß.')
  sendProblem(
    response,
    502,
    'WK502',
    'Die Verbindung zum Datendienst ist abgebrochen. Ob die Anfrage ausgeführt wurde, ist nicht bekannt.',
  )
}

function passBack(request: IncomingMessage, response: ServerResponse, answer: IncomingMessage): void {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !notPassedBack.has(name) && !name.startsWith('access-control-'))
      response.setHeader(name, value)
  }
  if (answer.headers['cache-control'] === undefined) response.setHeader('Cache-Control', 'no-store')
  response.statusCode = answer.statusCode ?? 502
  const isText = (answer.headers['content-type'] ?? '').includes('json')
  const small = Number(answer.headers['content-length'] ?? Infinity) < 1_400
  if (request.method === 'HEAD' || !isText || small || !(request.headers['accept-encoding'] ?? '').includes('br')) {
    pipeline(answer, response, () => undefined)
    return
  }
  response.removeHeader('Content-Length')
  response.setHeader('Content-Encoding', 'br')
  response.appendHeader('Vary', 'Accept-Encoding')
  const compress = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
  pipeline(answer, compress, response, () => undefined)
}
