import { createReadStream, existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
}

const compressed = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const

/** Files with a hash in their name never change their content. */
const immutable = /^\/(demo\/)?assets\//

/**
 * Value of `Cache-Control`. Pages are kept for ten seconds: a browser that comes back from the identity service, where
 * it has a session already, takes the page from its cache without another round trip.
 */
function mayBeKept(path: string): string {
  if (immutable.test(path)) return 'public, max-age=31536000, immutable'
  return extname(path) === '.html' ? 'max-age=10, must-revalidate' : 'no-cache'
}

/** Files up to so many bytes are sent in one piece: as streams they take no less memory, and cost twice as much. */
const wholeUpTo = 2 ** 16

/**
 * Sends a file of the built site: the copy that the build compressed where the browser takes it, `304` where it has it.
 * @param path below the site's folder; it exists
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
): Promise<void> {
  const file = join(folder, path)
  const variant = pickVariant(file, request.headers['accept-encoding'] ?? '')
  const { mtimeMs, size } = statSync(variant.file)
  const tag = `"${mtimeMs.toString(36)}-${size.toString(36)}${variant.coding ? `-${variant.coding}` : ''}"`
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', mayBeKept(path))
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', tag)
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end()
    return
  }
  if (variant.coding) response.setHeader('Content-Encoding', variant.coding)
  response.setHeader('Content-Length', size)
  if (request.method === 'HEAD') response.end()
  else if (size <= wholeUpTo) response.end(await readFile(variant.file))
  else await pipeline(createReadStream(variant.file), response)
}

interface Variant {
  file: string
  coding?: string
}

function pickVariant(file: string, accepted: string): Variant {
  const takes = (coding: string) => new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted)
  for (const { coding, ending } of compressed) {
    if (takes(coding) && existsSync(file + ending)) return { file: file + ending, coding }
  }
  return { file }
}
