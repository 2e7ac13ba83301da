import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { logError } from '../log.ts'
import { listen } from '../web/server.ts'
import { type FigureSources, figureMetrics } from './figures.ts'
import { requestMetrics } from './requests.ts'

const json = 'application/json; charset=utf-8'

interface AdminServer {
  /** Measures a request of the web server. */
  observe: (request: IncomingMessage, response: ServerResponse) => void
  /** From now on the web server takes no requests: it is alive, but not ready. */
  stopping: () => void
  listen: (port: number, host: string) => Promise<void>
  close: () => Promise<void>
}

/** Answers for the operators alone, at an address of its own that is never reached from outside. */
export function adminServer(sources: FigureSources): AdminServer {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { observe, close } = requestMetrics(registry)
  const readFigures = figureMetrics(registry, sources)
  let isStopping = false

  function readiness(): [number, string, string] {
    const parts = sources.parts()
    const isUp = Object.values(parts).every((state) => state === 'ready')
    const status = isStopping ? 'stopping' : isUp ? 'ready' : 'starting'
    return [status === 'ready' ? 200 : 503, json, JSON.stringify({ status, parts })]
  }

  async function answer({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
    if (url === '/health/live') return void send(200, json, '{"status":"live"}')
    if (url === '/health/ready') return void send(...readiness())
    if (url !== '/metrics') return void send(404, 'text/plain', '')
    await readFigures()
    send(200, registry.contentType, await registry.metrics())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      logError('metrics.failed', 'Reading metrics', {}, error)
      response.destroy()
    })
  })
  return {
    observe,
    stopping: () => void (isStopping = true),
    listen: (port, host) => listen(server, port, host),
    async close() {
      close()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
