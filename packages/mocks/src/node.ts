import { getResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createHandlers, type HandlerOptions } from './handlers/index.ts'
import { pictureBytes } from './seed/pictureBytes.ts'

/** The handlers for tests in Node. */
export const nodeHandlers = (options: Omit<HandlerOptions, 'pictureBytes'> = {}) =>
  createHandlers({
    ...options,
    pictureBytes: async (filename) => new Uint8Array(pictureBytes(filename)).buffer,
  })

/** A server with new handlers; the test calls `listen` before and `close` afterwards. */
export const createServer = (options: Omit<HandlerOptions, 'pictureBytes'> = {}) =>
  setupServer(...nodeHandlers(options))

/** The handlers without a server: answers from memory, so that nothing of the process is intercepted; undefined where none does. */
export function answerInMemory(
  options: Omit<HandlerOptions, 'pictureBytes'> = {},
): (request: Request) => Promise<Response | undefined> {
  const handlers = nodeHandlers(options)
  return (request) => getResponse(handlers, request)
}

/**
 * The same as a `fetch`.
 * @throws when no handler answers the request
 */
export function createService(options: Omit<HandlerOptions, 'pictureBytes'> = {}): typeof fetch {
  const answer = answerInMemory(options)
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await answer(request)
    if (!response) throw new TypeError(`No handler answers ${request.method} ${request.url}`)
    return response
  }
}
