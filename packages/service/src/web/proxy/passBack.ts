import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib'
import { sendProblem } from '../answers.ts'
import type { Answered } from './callers.ts'

/** As the data service words a refusal. */
interface Refused {
  code?: unknown
  message?: unknown
}

/** PostgreSQL's refusals, by SQLSTATE or its class. Its own texts name tables, columns and values, in English. */
const words: Readonly<Record<string, string>> = {
  '22': 'Ein Wert hat nicht die erwartete Form.',
  '22001': 'Ein Text ist zu lang.',
  '22003': 'Eine Zahl ist zu groß oder zu klein.',
  '22008': 'Ein Datum ist ungültig.',
  '23': 'Die Angaben passen nicht zum Gespeicherten.',
  '23502': 'Eine Angabe fehlt.',
  '23503': 'Ein Eintrag, auf den verwiesen wird, fehlt oder wird noch gebraucht.',
  '23505': 'Diesen Eintrag gibt es schon.',
  '23514': 'Ein Wert liegt außerhalb des Erlaubten.',
  '25006': refusal('read_only').message,
  '42': 'Die Anfrage passt nicht zum Datendienst.',
  '42501': 'Dazu fehlt das Recht.',
  '42703': 'Diese Spalte gibt es nicht.',
  '42P01': 'Diesen Aufruf gibt es nicht.',
  '53': 'Der Datendienst ist ausgelastet.',
  '53100': 'Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert.',
  '54': 'Die Anfrage ist zu groß oder zu verschachtelt.',
  '57014': 'Die Anfrage dauert zu lange.',
}

const otherWords = 'Der Datendienst hat die Anfrage nicht ausgeführt.'

/** A five-character code of PostgreSQL's; `PT` and `WK` are our own, `PGRST` is longer. */
const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^(PT|WK)/.test(code)

/** PostgREST's own when it does not reach the database; their details name its address, or the file of its socket. */
const isConnectionFault = (code: unknown): code is string => typeof code === 'string' && /^PGRST0\d\d$/.test(code)

/** A refusal with our words in place of PostgreSQL's. The code stays: it is what programs go by. */
export function inOwnWords(body: string): string {
  const refused = parsed(body)
  const code = refused?.code
  if (isConnectionFault(code)) return worded(code, 'Der Datendienst erreicht die Datenbank nicht.')
  if (!isSqlState(code)) return body
  return worded(code, words[code] ?? words[code.slice(0, 2)] ?? otherWords)
}

const worded = (code: string, message: string) => JSON.stringify({ code, details: null, hint: null, message })

function parsed(body: string): Refused | undefined {
  try {
    return (JSON.parse(body) ?? undefined) as Refused | undefined
  } catch {
    return undefined
  }
}

const notPassedBack = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'server',
  'date',
  'waldkerf-object',
  'waldkerf-files',
])

export function sendUnknownOutcome(response: ServerResponse, name: string): void {
  sendProblem(response, refusal('outcome_unknown', name))
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

function sendWhole(response: ServerResponse, head: Head, body: string | Buffer, isCompressed = false): void {
  // Writing to a closed response would be an error of its own.
  if (response.destroyed) return
  copyHead(response, head)
  // Its length may have changed, and the answer to a HEAD has none.
  if (body.length > 0) response.setHeader('Content-Length', Buffer.byteLength(body))
  else response.removeHeader('Content-Length')
  if (isCompressed) sayCompressed(response)
  response.end(body)
}

type Head = Pick<IncomingMessage, 'statusCode' | 'headers'>

export function copyHead(response: ServerResponse, answer: Head): void {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !notPassedBack.has(name) && !name.startsWith('access-control-'))
      response.setHeader(name, value)
  }
  if (answer.headers['cache-control'] === undefined) response.setHeader('Cache-Control', 'no-store')
  response.statusCode = answer.statusCode ?? 502
}

/** Answers up to so many bytes, nearly all, are passed on in one piece: streams cost several times as much. */
const wholeUpTo = 2 ** 18

/** Passes an answer back. @param name of the service, as people know it */
export function passBack(
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
  name: string,
): void {
  if ((answer.statusCode ?? 0) >= 400 && isJson(answer)) return void passRefusalBack(response, answer, name)
  const takesBrotli = isWorthCompressing(request, answer)
  const parts: Buffer[] = []
  let length = 0
  const collect = (part: Buffer) => {
    parts.push(part)
    length += part.length
    if (length <= wholeUpTo) return
    answer.off('data', collect).off('end', send).off('error', breakOff).pause()
    answer.unshift(Buffer.concat(parts))
    passOn(response, answer, takesBrotli)
  }
  const send = () => {
    const body = Buffer.concat(parts)
    if (!takesBrotli || length < worthwhile) return sendWhole(response, answer, body)
    brotliCompress(body, quickly, (error, compressed) => {
      if (error) response.destroy()
      else sendWhole(response, answer, compressed, true)
    })
  }
  // It also breaks off when the browser has left.
  const breakOff = () => response.destroyed || sendUnknownOutcome(response, name)
  answer.on('data', collect).once('end', send).once('error', breakOff)
}

/** Passes an answer on as it comes in. */
function passOn(response: ServerResponse, answer: IncomingMessage, takesBrotli: boolean): void {
  copyHead(response, answer)
  if (!takesBrotli) {
    pipeline(answer, response, () => undefined)
    return
  }
  response.removeHeader('Content-Length')
  sayCompressed(response)
  pipeline(answer, createBrotliCompress(quickly), response, () => undefined)
}

function sayCompressed(response: ServerResponse): void {
  response.setHeader('Content-Encoding', 'br')
  response.appendHeader('Vary', 'Accept-Encoding')
}

const isJson = ({ headers }: Head) => (headers['content-type'] ?? '').includes('json')

/** Bytes that fit into one packet are not compressed. */
const worthwhile = 1_400
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

function isWorthCompressing(request: IncomingMessage, answer: IncomingMessage): boolean {
  const takesIt = (request.headers['accept-encoding'] ?? '').includes('br')
  return request.method !== 'HEAD' && isJson(answer) && takesIt && answer.headers['content-encoding'] === undefined
}
