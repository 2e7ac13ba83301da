import { refusal } from '@waldkerf/domain/refusals/refusals'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { sendHtml, sendJson, sendNotReady, sendProblem } from './answers.ts'
import type { DataSource } from './dataSource.ts'
import { findSiteFile } from './siteFiles.ts'
import { sendFile } from './files.ts'
import { mockApi } from './mockApi.ts'
import { contentSecurityPolicy, securityHeaders } from './policy.ts'
import { logError } from '../log.ts'
import type { StorageState } from '../storage.ts'
import { draining } from './draining.ts'
import { Refusal, sendRefusal } from './refusal.ts'
import type { Site } from './site.ts'
import { filePatience, limitBody, limitConnections } from './slowness.ts'

export type PartState = 'ready' | 'starting' | 'stopped' | 'failed'

export interface WebOptions {
  origin: string
  site: Site
  /** State of each part that there is, as /health shows it. */
  parts: () => Partial<Record<'postgres' | 'postgrest' | 'identity', PartState>>
  /** Named by /health where the parts are not the product's usual ones. */
  mode?: 'mock'
  /** Whether the data folder can be written to, where it is on this machine. */
  storage?: () => StorageState
  /** Duties of privacy that could not be done, as sentences. */
  privacy?: () => readonly string[]
  /** Counts beside the sightings that were wrong or could not be kept, as sentences. */
  counts?: () => readonly string[]
  data: DataSource
  /** Answers below /realms/, and below /resources/, where Keycloak's pages have their parts. */
  identity: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The embedded start's mailbox, at /mails and with its files below. Without it that address is the application's. */
  mails?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Takes a release back: browsers give up the worker that opens it without a line, and load the page from here. */
  retireWorker?: boolean
  /** Told of each request when it begins. */
  observe?: (request: IncomingMessage, response: ServerResponse) => void
}

export interface WebServer {
  listen(port: number, host: string): Promise<void>
  /** Ends it: nobody is let in any more, and running requests have `patience` milliseconds. Default none. */
  close(patience?: number): Promise<void>
}

/** The one gateway: the built product, the identity service and the data service on one origin. */
export function webServer(options: WebOptions): WebServer {
  const fixedHeaders = Object.entries(securityHeaders(options.origin))
  const route = router(options)
  const server = createServer({ connectionsCheckingInterval: 1_000 }, (request, response) => {
    options.observe?.(request, response)
    for (const [name, value] of fixedHeaders) response.setHeader(name, value)
    limitBody(request, response, request.url?.startsWith('/scans/') ? filePatience : undefined)
    route(request, response).catch((error: unknown) => answerError(request, response, error))
  })
  limitConnections(server)
  const drain = draining(server)
  return {
    listen: (port, host) => listen(server, port, host),
    async close(patience = 0) {
      await drain(patience)
      await options.data.close()
    },
  }
}

function answerError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  // The browser has left while it was being answered, or its body took too long.
  if (response.destroyed || response.writableEnded) return
  if (error instanceof Refusal && !response.headersSent) return sendRefusal(response, error)
  logError('request.failed', `${request.method} ${request.url?.split('?')[0]}`, {}, error)
  if (response.headersSent) response.destroy()
  else sendProblem(response, refusal('server_fault'))
}

function router(options: WebOptions) {
  const { origin, site, data, mode, identity, mails } = options
  const parts = () => ({ postgres: 'ready', postgrest: 'ready', identity: 'ready', ...options.parts() })
  const publicHost = new URL(origin).host
  const answerMock = mockApi(origin)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = URL.parse(request.url ?? '/', origin)
    if (url === null || url.origin !== origin) return strayAddress(request, response, site)
    const below = (base: string) => url.pathname === base || url.pathname.startsWith(`${base}/`)
    if (url.pathname === '/health') {
      return health(response, {
        parts: options.parts(),
        mode,
        storage: options.storage?.(),
        privacy: options.privacy?.() ?? [],
        counts: options.counts?.() ?? [],
        ...(await data.health()),
      })
    }
    if (request.headers.host !== publicHost) return redirect(response, 307, origin + url.pathname + url.search)
    if (below('/rest') || below('/scans') || below('/ogc')) {
      const { postgres, postgrest } = parts()
      if (postgres !== 'ready' || postgrest !== 'ready') return sendNotReady(response)
      return data.answer(request, response, url)
    }
    if (below('/realms') || below('/resources')) {
      return parts().identity === 'ready' ? identity(request, response) : sendNotReady(response)
    }
    if (below('/prod-api') && site.hasTemplate) return answerMock(request, response, url)
    if (mails && below('/mails')) {
      return parts().postgres === 'ready' ? mails(request, response) : sendNotReady(response)
    }
    if (options.retireWorker) {
      response.setHeader('Waldkerf-Worker-Retire', '1')
      // Else the page would register it again.
      if (url.pathname === '/serviceWorker.js') return sendProblem(response, refusal('nothing_here.page'))
    }
    // Pictures that another program shares are taken by the worker; without one the form opens empty.
    if (url.pathname === '/share' && request.method === 'POST') return redirect(response, 303, '/reports/new')
    return serveSite(request, response, site, url)
  }
}

interface Health {
  parts: Record<string, PartState>
  mode: WebOptions['mode']
  missing?: number
  storage: StorageState | undefined
  backup?: string | undefined
  /** Duties of privacy that wait. */
  privacy: readonly string[]
  counts: readonly string[]
}

/**
 * A disk that is full or read-only comes first: as long as it is, the parts wait for it. Scans without bytes, waiting
 * duties, mended counts and the last backup are reported, but change no status.
 */
function health(
  response: ServerResponse,
  { parts, mode, missing = 0, storage, backup, privacy, counts }: Health,
): void {
  const isUp = Object.values(parts).every((state) => state === 'ready')
  const status = storage !== undefined && storage !== 'ready' ? storage : isUp ? 'ready' : 'starting'
  if (status !== 'ready') response.setHeader('Retry-After', '1')
  sendJson(response, status === 'ready' ? 200 : 503, {
    status,
    ...(mode && { mode }),
    parts: { ...parts, ...(storage && { storage }) },
    ...(missing > 0 && { scans: scansMissing(missing) }),
    ...(privacy.length > 0 && { privacy }),
    ...(counts.length > 0 && { counts }),
    ...(backup !== undefined && { backup }),
  })
}

const scansMissing = (count: number) =>
  count === 1 ? 'Eine Datei fehlt auf dem Server.' : `${count} Dateien fehlen auf dem Server.`

async function serveSite(request: IncomingMessage, response: ServerResponse, site: Site, url: URL): Promise<void> {
  const method = request.method ?? 'GET'
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendProblem(response, refusal('read_only'))
  }
  const answer = findSiteFile(siteRequest(request, decoded(url.pathname), url.search), site)
  if (answer.kind === 'redirect') return redirect(response, 302, answer.to)
  if (answer.kind === 'missing') {
    response.setHeader('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'`)
    return sendProblem(response, refusal('nothing_here.page'))
  }
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(answer.path, site.hashes, site.config))
  const changed = site.changed?.(answer.path)
  if (changed !== undefined) return sendHtml(response, 200, changed)
  return sendFile(request, response, site.folder, answer.path)
}

function siteRequest({ method = 'GET', headers }: IncomingMessage, path: string | undefined, search: string) {
  const { accept, 'sec-fetch-dest': destination } = headers
  return { method, path, search, accept, destination: destination?.toString() }
}

/** An address without a path of this origin: `//host`, or what a proxy is asked for. */
function strayAddress(request: IncomingMessage, response: ServerResponse, site: Site): void {
  const answer = findSiteFile(siteRequest(request, undefined, ''), site)
  if (answer.kind === 'redirect') redirect(response, 302, answer.to)
  else sendProblem(response, refusal('no_address'))
}

function redirect(response: ServerResponse, status: number, to: string): void {
  response.writeHead(status, { Location: to, 'Cache-Control': 'no-store' }).end()
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path)
    return text.split('/').includes('..') ? undefined : text
  } catch {
    return undefined
  }
}

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}
