import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sendHtml } from '../answers.ts'
import { plainPolicy } from '../plainPage.ts'
import type { Collection } from './collections.ts'
import { link, mediaTypes } from './documents.ts'
import type { Feature } from './features/feature.ts'
import type { Parts } from './features/source.ts'
import type { OgcRequest } from './request.ts'
import { itemsPage } from './pages.ts'
import { readItemsQuery, usualFeatures } from './parameters.ts'
import type { ReadRows } from './reading.ts'

/** A page for people ends before a browser gets slow. */
const mostOnPage = 1_000

/** Sends the features of a page: as they are read, so that a hundred thousand take no more memory than a few. */
export async function sendItems(asked: OgcRequest, collection: Collection, read: ReadRows): Promise<void> {
  const { request, response, base, path, url, format } = asked
  const { source, filters } = collection
  const query = readItemsQuery(url.searchParams, { filters, key: source.key, usual: usualFeatures[format] })
  const until = query.until ?? (await source.last(read))
  const limit = format === 'html' ? Math.min(query.limit, mostOnPage) : query.limit
  const parts = source.features(read, { ...query, limit }, until)
  // Whatever is refused is refused before the answer begins.
  const first = await parts.next()
  const page = takeFeatures(parts, first, limit)
  const next = (after: string) => nextAddress(`${base}${path}`, url.searchParams, { limit, after, until })
  if (format === 'html') {
    const features: Feature[] = []
    let step = await page.next()
    for (; !step.done; step = await page.next()) features.push(...step.value)
    const onwards = step.value === undefined ? undefined : next(step.value)
    response.setHeader('Content-Security-Policy', plainPolicy)
    return sendHtml(response, 200, itemsPage(asked, collection, { features, next: onwards }))
  }
  response.writeHead(200, { 'Content-Type': mediaTypes.geoJson })
  if (request.method === 'HEAD') return void response.end()
  const links = [
    link('self', 'geoJson', url.href),
    link('alternate', 'html', nextAddress(`${base}${path}`, url.searchParams, { f: 'html' })),
    link('collection', 'json', `${base}/collections/${collection.id}`),
  ]
  await pipeline(
    Readable.from(
      featureText(page, (after) => (after === undefined ? links : [...links, link('next', 'geoJson', next(after))])),
    ),
    response,
  )
}

/**
 * Features up to the limit, in parts.
 * @returns the key of the last one if there are more behind it
 */
async function* takeFeatures(
  parts: Parts,
  first: Awaited<ReturnType<Parts['next']>>,
  limit: number,
): AsyncGenerator<readonly Feature[], string | undefined> {
  let left = limit
  let last: string | undefined
  for (let step = first; !step.done; step = await parts.next()) {
    const part = step.value
    const taken = part.slice(0, left)
    if (part.length > taken.length) {
      yield taken.map(({ feature }) => feature)
      return taken.at(-1)?.key ?? last
    }
    left -= taken.length
    last = taken.at(-1)?.key ?? last
    yield taken.map(({ feature }) => feature)
  }
  return undefined
}

async function* featureText(
  page: AsyncGenerator<readonly Feature[], string | undefined>,
  linksAt: (after: string | undefined) => readonly object[],
): AsyncGenerator<string> {
  let count = 0
  yield '{"type":"FeatureCollection","features":['
  let step = await page.next()
  for (; !step.done; step = await page.next()) {
    const lines = step.value.map((feature, at) => (count + at > 0 ? ',\n' : '\n') + JSON.stringify(feature))
    count += lines.length
    // A read that found nothing shows that the connection lives.
    yield lines.join('') || '\n'
  }
  const end = { numberReturned: count, timeStamp: new Date().toISOString(), links: linksAt(step.value) }
  yield `\n],${JSON.stringify(end).slice(1)}\n`
}

/** The same address with other values. */
function nextAddress(
  address: string,
  asked: URLSearchParams,
  values: Readonly<Record<string, string | number>>,
): string {
  const query = new URLSearchParams(asked)
  for (const [name, value] of Object.entries(values)) query.set(name, String(value))
  return `${address}?${query}`
}
