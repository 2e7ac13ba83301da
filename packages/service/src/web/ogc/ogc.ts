import { englishRefusals } from '@waldkerf/domain/refusals/english'
import { refusal } from '@waldkerf/domain/refusals/refusals'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { problem, sendHtml } from '../answers.ts'
import { plainPolicy } from '../plainPage.ts'
import type { ServiceAddress } from '../proxy/address.ts'
import { Refusal } from '../refusal.ts'
import { type Collection, collections } from './collections.ts'
import { conformance, describeCollection, landing, link, listCollections, mediaTypes, openApi } from './documents.ts'
import { sendItems } from './items.ts'
import { findFormat, findLanguage } from './negotiation.ts'
import {
  apiPage,
  collectionPage,
  collectionsPage,
  conformancePage,
  faultPage,
  featurePage,
  landingPage,
} from './pages.ts'
import { checkNames } from './parameters.ts'
import { type ReadRows, rowReader } from './reading.ts'
import type { OgcRequest } from './request.ts'

const nothingHere = () => new Refusal(refusal('nothing_here.page'))

/**
 * OGC API – Features, Part 1 (Core, GeoJSON, HTML, OpenAPI 3.0) below /ogc, for reading alone. Descriptions are for
 * everybody; features are those that the data service gives to the caller's token.
 */
export function ogcService(dataService: ServiceAddress) {
  const reader = rowReader(dataService)

  const read = ({ request, response }: OgcRequest): Promise<ReadRows> => {
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    return reader.forCaller(request.headers.authorization, gone.signal)
  }

  /** Those that the caller may read; without a token those that there are. */
  async function readable(asked: OgcRequest): Promise<readonly Collection[]> {
    if (asked.request.headers.authorization === undefined) return collections
    const rows = await read(asked)
    const answers = await Promise.all(
      collections.map((collection) =>
        rows(collection.probe).then(
          () => [collection],
          (error: unknown) => {
            if (error instanceof Refusal && error.status === 403) return []
            throw error
          },
        ),
      ),
    )
    return answers.flat()
  }

  async function sendFeature(asked: OgcRequest, collection: Collection, id: string): Promise<void> {
    const { base, format, path, url } = asked
    checkNames(url.searchParams, ['f'])
    const rows = await read(asked)
    const feature = collection.source.key.test(id) ? await collection.source.one(rows, id) : undefined
    if (!feature) throw collection.source.missing()
    if (format === 'html') return sendPage(asked, featurePage(asked, collection, feature))
    const links = [
      link('self', 'geoJson', base + path),
      link('alternate', 'html', `${base}${path}?f=html`),
      link('collection', 'json', `${base}/collections/${collection.id}`),
    ]
    sendDocument(asked, { ...feature, links }, 'geoJson')
  }

  async function answerCollections(asked: OgcRequest, [id, items, feature, ...more]: readonly string[]): Promise<void> {
    const { base, language, format, url } = asked
    if (id === undefined) {
      checkNames(url.searchParams, ['f'])
      const list = await readable(asked)
      if (format === 'html') return sendPage(asked, collectionsPage(asked, list))
      return sendDocument(asked, listCollections(base, language, list))
    }
    const collection = collections.find((one) => one.id === id)
    if (!collection || more.length > 0 || (items !== undefined && items !== 'items')) throw nothingHere()
    if (feature !== undefined) return sendFeature(asked, collection, feature)
    if (items !== undefined) return sendItems(asked, collection, await read(asked))
    checkNames(url.searchParams, ['f'])
    if (format === 'html') return sendPage(asked, collectionPage(asked, collection))
    return sendDocument(asked, describeCollection(base, language, collection))
  }

  async function answer(asked: OgcRequest): Promise<void> {
    const { base, language, format, path, url } = asked
    const [first, ...rest] = path.slice(1).split('/')
    if (first === 'collections') return answerCollections(asked, rest)
    checkNames(url.searchParams, ['f'])
    const isPage = format === 'html'
    switch (path) {
      case '/':
        return isPage ? sendPage(asked, landingPage(asked)) : sendDocument(asked, landing(base, language))
      case '/conformance':
        return isPage ? sendPage(asked, conformancePage(asked)) : sendDocument(asked, conformance)
      case '/api':
        if (isPage) return sendPage(asked, apiPage(asked, collections))
        return sendDocument(asked, openApi(base, url.origin, language, collections), 'openApi')
      default:
        throw nothingHere()
    }
  }

  return {
    close: reader.close,
    async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
      const language = findLanguage(request)
      const base = `${url.origin}/ogc`
      // With and without a slash at its end it is the same address.
      const path = url.pathname.slice('/ogc'.length).replace(/\/$/, '') || '/'
      const context = { base, language, path }
      response.setHeader('Content-Language', language)
      response.setHeader('Vary', 'Accept, Accept-Language, Authorization, Cookie')
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'`)
      try {
        if (request.method !== 'GET' && request.method !== 'HEAD') {
          response.setHeader('Allow', 'GET, HEAD')
          throw new Refusal(refusal('read_only'))
        }
        await answer({ ...context, request, response, url, format: findFormat(request, url.searchParams) })
      } catch (error) {
        // The program has left while it was being answered.
        if (response.destroyed) return
        if (!(error instanceof Refusal) || response.headersSent) throw error
        sendFault({ ...context, request, response, url, format: wantsPage(request, url) ? 'html' : 'json' }, error)
      }
    },
  }
}

/** For a fault, whose own reason may be that the form is none. */
const wantsPage = (request: IncomingMessage, url: URL) =>
  url.searchParams.get('f') === 'html' ||
  (!url.searchParams.has('f') && /text\/html/.test(request.headers.accept ?? ''))

function sendFault(asked: OgcRequest, refused: Refusal): void {
  const { response, language, format } = asked
  const { status, code, retryAfter } = refused
  const message = language === 'en' ? (englishRefusals[code] ?? refused.message) : refused.message
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer')
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter))
  if (format === 'html') return sendPage(asked, faultPage(asked, status, message), status)
  // `description` is the standard's word, the rest that of all refusals here.
  sendDocument(asked, { ...problem({ status, code, message }), description: message }, 'json', status)
}

function sendPage({ response }: OgcRequest, html: string, status = 200): void {
  response.setHeader('Content-Security-Policy', plainPolicy)
  sendHtml(response, status, html)
}

function sendDocument(
  { response }: OgcRequest,
  document: object,
  type: keyof typeof mediaTypes = 'json',
  status = 200,
): void {
  const body = Buffer.from(JSON.stringify(document))
  response.writeHead(status, { 'Content-Type': mediaTypes[type], 'Content-Length': body.length })
  response.end(body)
}
