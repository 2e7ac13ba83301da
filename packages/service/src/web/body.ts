import type { IncomingMessage } from 'node:http'
import { tooLarge } from './refusal.ts'
import type { Shares } from './shares.ts'

/** Bytes that a request reserves at least: its head and its connection cost memory, too. */
const leastReserved = 2 ** 16

/**
 * Reads a body whole.
 * @throws Refusal 413 when it is longer than `limit` bytes, declared or not
 */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (declaredLength(request) > limit) return Promise.reject(tooLarge())
  const parts: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    const broken = () => reject(new Error('The request has ended before its body.'))
    // The request may have been closed while it waited for its share.
    if (request.destroyed) return broken()
    // An iterator would be shorter, and costs a request a tenth of its time here.
    request.on('data', (part: Buffer) => {
      length += part.length
      // Not read any further, but not cut off either: the answer still has to go out on the connection.
      if (length > limit) reject(tooLarge())
      else parts.push(part)
    })
    request.once('end', () => resolve(Buffer.concat(parts, length)))
    request.once('error', reject)
    request.once('close', broken)
  })
}

/** A small body as text, as a form's. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<string> =>
  (await readBytes(request, limit)).toString('utf8')

/**
 * Reads a body whole once its owner has the memory for it: slow and large bodies of one owner wait for one another and for
 * nobody else's.
 * @throws Refusal 413, or 429 when the owner's other bodies have taken all
 */
export async function receive(
  request: IncomingMessage,
  { memory, owner, limit }: { memory: Shares; owner: string; limit: number },
): Promise<{ body: Buffer; release: () => void }> {
  if (!hasBody(request)) return { body: Buffer.alloc(0), release: () => undefined }
  const declared = declaredLength(request)
  if (declared > limit) throw tooLarge()
  const release = await memory.take(owner, Math.max(leastReserved, isChunked(request) ? limit : declared))
  try {
    return { body: await readBytes(request, limit), release }
  } catch (error) {
    release()
    throw error
  }
}

export const hasBody = (request: IncomingMessage): boolean => isChunked(request) || declaredLength(request) > 0

const isChunked = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined

const declaredLength = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)
