import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes from the first to the last, both included. */
export interface ByteSpan {
  first: number
  last: number
}
export type ByteRange = ByteSpan | 'whole' | 'outside'

/** A scan that is sent. */
export interface SentScan {
  type: string
  size: number
  /** Differs for different content. */
  tag: string
  read: (span: ByteSpan) => Readable
}

/** Reads a Range header. Several ranges, and invalid ones, get the whole, which HTTP allows a server. */
export function readRange(header: string | undefined, size: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < first) return 'whole'
  return first > last ? 'outside' : { first, last }
}

/** Sends a scan, or the part of it that was asked for. @param name of the file */
export async function sendScan(
  request: IncomingMessage,
  response: ServerResponse,
  { type, size, tag, read }: SentScan,
  name: string,
): Promise<void> {
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Security-Policy', `default-src 'none'; sandbox; frame-ancestors 'none'`)
  response.setHeader(
    'Content-Disposition',
    `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escaped)}`,
  )
  response.setHeader('Cache-Control', 'private, no-cache')
  response.setHeader('Vary', 'Authorization')
  response.setHeader('Accept-Ranges', 'bytes')
  response.setHeader('ETag', tag)
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end()
  const condition = request.headers['if-range']
  const range = condition === undefined || condition === tag ? readRange(request.headers.range, size) : 'whole'
  if (range === 'outside') return void response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end()
  const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range
  if (range !== 'whole') response.setHeader('Content-Range', `bytes ${first}-${last}/${size}`)
  response.writeHead(range === 'whole' ? 200 : 206, { 'Content-Length': last - first + 1 })
  if (request.method === 'HEAD') response.end()
  else await pipeline(read({ first, last }), response)
}

const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`
