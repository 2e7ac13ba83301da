import { beetleStatuses } from '@waldkerf/domain/entities/beetles/beetles'
import type { Collection, CollectionId } from './collections.ts'
import { mostFeatures, usualFeatures } from './parameters.ts'
import { type Language, words } from './words.ts'

/** Address of the service, without a slash at its end. */
export type Base = string

const crs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'
/** Where the product's coordinate systems are in use: Germany and Austria. */
const area = [5.8, 46.3, 17.2, 55.1]

export const mediaTypes = {
  json: 'application/json; charset=utf-8',
  geoJson: 'application/geo+json; charset=utf-8',
  openApi: 'application/vnd.oai.openapi+json;version=3.0',
  html: 'text/html; charset=utf-8',
} as const

interface Link {
  rel: string
  type: string
  title?: string
  href: string
}

const plain = (type: keyof typeof mediaTypes) => mediaTypes[type].replace('; charset=utf-8', '')

export const link = (rel: string, type: keyof typeof mediaTypes, href: string, title?: string): Link => ({
  rel,
  type: plain(type),
  ...(title !== undefined && { title }),
  href,
})

/** This document, and the same as a page. */
const own = (href: string, type: keyof typeof mediaTypes = 'json') => [
  link('self', type, href),
  link('alternate', 'html', `${href}?f=html`),
]

export const landing = (base: Base, language: Language) => ({
  title: words[language].title,
  description: words[language].lead,
  links: [
    ...own(`${base}/`),
    link('service-desc', 'openApi', `${base}/api`, words[language].api),
    link('service-doc', 'html', `${base}/api?f=html`, words[language].api),
    link('conformance', 'json', `${base}/conformance`, words[language].conformance),
    link('data', 'json', `${base}/collections`, words[language].collections),
  ],
})

const part1 = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf'

export const conformance = { conformsTo: ['core', 'oas30', 'html', 'geojson'].map((name) => `${part1}/${name}`) }

export function describeCollection(base: Base, language: Language, { id }: Pick<Collection, 'id'>) {
  const href = `${base}/collections/${id}`
  return {
    id,
    ...words[language].collectionWords[id],
    extent: { spatial: { bbox: [area], crs: crs84 } },
    itemType: 'feature',
    crs: [crs84],
    links: [
      ...own(href),
      link('items', 'geoJson', `${href}/items`, words[language].items),
      link('items', 'html', `${href}/items?f=html`, words[language].items),
      link('describedby', 'openApi', `${base}/api`, words[language].api),
    ],
  }
}

export const listCollections = (base: Base, language: Language, readable: readonly Collection[]) => ({
  links: own(`${base}/collections`),
  collections: readable.map((collection) => describeCollection(base, language, collection)),
})

const formatParameter = { name: 'f', in: 'query', schema: { type: 'string', enum: ['json', 'html'] } }
const query = (name: string, schema: object, description?: string) => ({
  name,
  in: 'query',
  schema,
  ...(description !== undefined && { description }),
})

const enums: Readonly<Partial<Record<CollectionId, Readonly<Record<string, readonly string[]>>>>> = {
  kaefer: { status: beetleStatuses },
}

const limitParameter = (hint: string) =>
  query('limit', { type: 'integer', minimum: 1, maximum: mostFeatures, default: usualFeatures.json }, hint)

/** As a request may name them, in the order of the page that explains them. */
export function itemsParameterList(language: Language, { id, filters }: Pick<Collection, 'id' | 'filters'>) {
  const { bboxHint, datetimeHint, limitHint } = words[language]
  return [
    {
      ...query('bbox', { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 6 }, bboxHint),
      style: 'form',
      explode: false,
    },
    query('datetime', { type: 'string' }, datetimeHint),
    limitParameter(limitHint),
    ...Object.entries(filters).map(([name, type]) => query(name, { type, enum: enums[id]?.[name] })),
    query('after', { type: 'string' }),
    query('until', { type: 'integer' }),
    formatParameter,
  ]
}

const fault = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/exception' } } },
})

function operation(summary: string, parameters: readonly object[], type: keyof typeof mediaTypes, isOpen = false) {
  return {
    get: {
      summary,
      parameters,
      ...(isOpen && { security: [] }),
      responses: {
        200: { description: 'OK', content: { [plain(type)]: { schema: { type: 'object' } }, 'text/html': {} } },
        400: fault('Bad Request'),
        ...(!isOpen && { 401: fault('Unauthorized'), 403: fault('Forbidden'), 404: fault('Not Found') }),
        406: fault('Not Acceptable'),
      },
    },
  }
}

/** GDAL takes its page size from the limit among the components; elsewhere it does not look, and asks for ten at a time. */
const itemsParameters = (language: Language, collection: Collection) =>
  itemsParameterList(language, collection).map((one) =>
    one.name === 'limit' ? { $ref: '#/components/parameters/limit' } : one,
  )

/** OpenAPI 3.0. @param origin of the product, where the identity service stands, too */
export function openApi(base: Base, origin: string, language: Language, collections: readonly Collection[]) {
  const { title, lead, conformance: classes, collections: list, items, collectionWords } = words[language]
  const format = [formatParameter]
  const paths = collections.flatMap((collection) => {
    const path = `/collections/${collection.id}`
    const name = collectionWords[collection.id].title
    const featureId = { name: 'featureId', in: 'path', required: true, schema: { type: 'string' } }
    return [
      [path, operation(name, format, 'json', true)],
      [`${path}/items`, operation(`${name}: ${items}`, itemsParameters(language, collection), 'geoJson')],
      [`${path}/items/{featureId}`, operation(name, [featureId, formatParameter], 'geoJson')],
    ] as const
  })
  return {
    openapi: '3.0.3',
    info: { title, description: lead, version: '1.0.0' },
    servers: [{ url: base }],
    paths: {
      '/': operation(title, format, 'json', true),
      '/conformance': operation(classes, format, 'json', true),
      '/api': operation('OpenAPI', format, 'openApi', true),
      '/collections': operation(list, format, 'json', true),
      ...Object.fromEntries(paths),
    },
    security: [{ signIn: [] }, { token: [] }],
    components: {
      parameters: { limit: limitParameter(words[language].limitHint) },
      securitySchemes: {
        signIn: {
          type: 'openIdConnect',
          openIdConnectUrl: `${origin}/realms/waldkerf/.well-known/openid-configuration`,
        },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: {
        exception: {
          type: 'object',
          required: ['code'],
          properties: { code: { type: 'string' }, description: { type: 'string' } },
        },
      },
    },
  }
}
