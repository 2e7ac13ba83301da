import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const file = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

/** The file of the pages' typeface; another version of it comes with another version of the product. */
export async function sendTypeface(_request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = await readFile(file)
  response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' })
  response.end(bytes)
}
