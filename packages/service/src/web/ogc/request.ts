import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Format } from './negotiation.ts'
import type { PageContext } from './pages.ts'

/** One request, and how it is to be answered. */
export interface OgcRequest extends PageContext {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  format: Format
}
