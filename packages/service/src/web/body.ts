import type { IncomingMessage } from 'node:http'

/**
 * Reads a small body, as a form's.
 * @throws RangeError when it is longer than `limit` bytes
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > limit) throw new RangeError('The body is too long.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
