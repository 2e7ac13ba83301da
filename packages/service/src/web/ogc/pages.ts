import { escapeHtml } from '@waldkerf/service/identity/pages/page'
import { plainPage } from '../plainPage.ts'
import type { Collection } from './collections.ts'
import { type Base, conformance, itemsParameterList } from './documents.ts'
import type { Feature } from './features/feature.ts'
import { type Language, words } from './words.ts'

/** Where a page is: the service's address, and the words it is written in. */
export interface PageContext {
  base: Base
  language: Language
  /** Below the base: `/collections/kaefer`. */
  path: string
}

const anchor = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
const listed = (lines: readonly string[]) => `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n</ul>`

const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${text}</${tag}>`).join('')}</tr>`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<div class="wide"><table>
<thead>${cells('th', head.map(escapeHtml))}</thead>
<tbody>
${rows.map((row) => cells('td', row)).join('\n')}
</tbody>
</table></div>`
}

/** Every address has the way up above its title. */
function page({ base, language, path }: PageContext, title: string, body: string): string {
  const { title: start, collections } = words[language]
  const [, first, collection] = path.split('/')
  const up = [
    ...(path === '/' ? [] : [anchor(`${base}/?f=html`, start)]),
    ...(first === 'collections' && collection ? [anchor(`${base}/collections?f=html`, collections)] : []),
  ]
  const way = up.length > 0 ? `<nav>${up.join(' ')}</nav>\n` : ''
  return plainPage({ language, title, body: `${way}<h1>${escapeHtml(title)}</h1>\n${body}` })
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const asJson = ({ base, language, path }: PageContext) =>
  `<p>${anchor(`${base}${path}?f=json`, words[language].asJson)}</p>`

export function landingPage(context: PageContext): string {
  const { base, language } = context
  const { title, lead, signIn, toProduct, api, conformance: classes, collections } = words[language]
  const ways = [
    anchor(`${base}/collections?f=html`, collections),
    anchor(`${base}/api?f=html`, api),
    anchor(`${base}/conformance?f=html`, classes),
  ]
  const product = anchor(`${base.replace(/\/ogc$/, '')}/gis/index`, toProduct)
  return page(context, title, `${paragraph(lead)}\n${listed(ways)}\n${paragraph(signIn)}\n<p>${product}</p>`)
}

export function conformancePage(context: PageContext): string {
  const { conformance: title, conformanceLead } = words[context.language]
  const classes = listed(conformance.conformsTo.map((name) => `<code>${escapeHtml(name)}</code>`))
  return page(context, title, `${paragraph(conformanceLead)}\n${classes}\n${asJson(context)}`)
}

export function collectionsPage(context: PageContext, readable: readonly Collection[]): string {
  const { base, language } = context
  const articles = readable.map(({ id }) => {
    const { title, description } = words[language].collectionWords[id]
    const heading = `<h2>${anchor(`${base}/collections/${id}?f=html`, title)}</h2>`
    return `<article>\n${heading}\n${paragraph(description)}\n</article>`
  })
  return page(context, words[language].collections, `${articles.join('\n')}\n${asJson(context)}`)
}

export function collectionPage(context: PageContext, collection: Collection): string {
  const { base, language } = context
  const { collectionWords, items, property, type, parameter, meaning, signIn } = words[language]
  const { title, description } = collectionWords[collection.id]
  const address = `${base}/collections/${collection.id}/items`
  const properties = Object.entries(collection.properties).map(([name, kind]) => [`<code>${name}</code>`, kind])
  return page(
    context,
    title,
    `${paragraph(description)}
<p>${anchor(`${address}?f=html`, items)}: <code>${escapeHtml(address)}</code></p>
${paragraph(signIn)}
${table([parameter, meaning], parameterRows(language, collection))}
${table([property, type], properties)}
${asJson(context)}`,
  )
}

/** Parameters that a person writes; those of the next page are written by the service. */
function parameterRows(language: Language, collection: Collection): string[][] {
  const { filter } = words[language]
  return itemsParameterList(language, collection)
    .filter(({ name }) => !['after', 'until', 'f'].includes(name))
    .map((one) => [`<code>${one.name}</code>`, escapeHtml('description' in one ? String(one.description) : filter)])
}

export function apiPage(context: PageContext, collections: readonly Collection[]): string {
  const { base, language } = context
  const { api, apiLead, parameter, meaning } = words[language]
  const addresses = ['/', '/conformance', '/collections', ...collections.map(({ id }) => `/collections/${id}`)]
  const open = listed(addresses.map((path) => anchor(`${base}${path}?f=html`, `${base}${path}`)))
  const items = collections.map((collection) => {
    const address = `${base}/collections/${collection.id}/items`
    return `<h2>${escapeHtml(address)}</h2>\n${table([parameter, meaning], parameterRows(language, collection))}`
  })
  return page(context, api, `${paragraph(apiLead)}\n${open}\n${items.join('\n')}\n${asJson(context)}`)
}

const shown = (value: string | number | boolean | null | undefined) => escapeHtml(String(value ?? ''))

/** A point's place as people read it; an outline has its own page. */
const place = ({ geometry }: Feature) =>
  geometry?.type === 'Point' ? shown((geometry.coordinates as number[]).join(', ')) : ''

export function itemsPage(
  context: PageContext,
  collection: Collection,
  { features, next }: { features: readonly Feature[]; next: string | undefined },
): string {
  const { base, language } = context
  const { collectionWords, none, id, place: placeHead, next: nextPage } = words[language]
  const names = Object.keys(collection.properties)
  const rows = features.map((feature) => [
    anchor(`${base}/collections/${collection.id}/items/${feature.id}?f=html`, String(feature.id)),
    ...names.map((name) => shown(feature.properties[name])),
    place(feature),
  ])
  const body = rows.length > 0 ? table([id, ...names, placeHead], rows) : paragraph(none)
  const onwards = next === undefined ? '' : `\n<p>${anchor(next, nextPage)}</p>`
  return page(context, collectionWords[collection.id].title, body + onwards)
}

export function featurePage(context: PageContext, collection: Collection, feature: Feature): string {
  const { language } = context
  const { collectionWords, property, value, place: placeHead } = words[language]
  const rows = Object.keys(collection.properties).map((name) => [
    `<code>${name}</code>`,
    shown(feature.properties[name]),
  ])
  const where = feature.geometry ? `<code>${shown(JSON.stringify(feature.geometry.coordinates))}</code>` : ''
  const body = table([property, value], [...rows, [escapeHtml(placeHead), where]])
  return page(context, `${collectionWords[collection.id].title} ${feature.id}`, `${body}\n${asJson(context)}`)
}

/** @param sentence in the page's language */
export function faultPage(context: PageContext, status: number, sentence: string): string {
  const { base, language } = context
  const { failed, signIn, toProduct } = words[language]
  const product = `<p>${anchor(`${base.replace(/\/ogc$/, '')}/gis/index`, toProduct)}</p>`
  const more = status === 401 ? `\n${paragraph(signIn)}\n${product}` : ''
  return page(context, failed, `${paragraph(sentence)}${more}`)
}
