import type { Server, ServerResponse } from 'node:http'

/** Milliseconds between two looks for connections that have become idle. */
const pause = 50

function endWithAnswer(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/**
 * A function that ends this server: nobody new is let in, idle connections are closed, and running requests have
 * `patience` milliseconds.
 */
export function draining(server: Server): (patience: number) => Promise<void> {
  const running = new Set<ServerResponse>()
  let isEnding = false
  // Before any other listener has answered.
  server.prependListener('request', (_request, response) => {
    running.add(response)
    response.once('close', () => running.delete(response))
    if (isEnding) endWithAnswer(response)
  })
  return async (patience) => {
    isEnding = true
    const closed = new Promise((resolve) => server.close(resolve))
    for (const response of running) endWithAnswer(response)
    const looking = setInterval(() => server.closeIdleConnections(), pause)
    const late = setTimeout(() => server.closeAllConnections(), patience)
    await closed
    clearInterval(looking)
    clearTimeout(late)
  }
}
