import * as v from 'valibot'
import { article, articleReadings, transaction } from '@waldkerf/domain/entities/template/articles'
import { noPayload } from '../encodings.ts'
import { templateCall } from './templateCall.ts'

/**
 * A file as `multipart/form-data`; the form travels beside the contract, which describes JSON. The mock API reads it to
 * its end and keeps nothing.
 */
export const uploadFile = templateCall.create('POST /file/upload', noPayload, v.literal('success'))

/** `total` counts after the filter; a page beyond the end is empty. `sort` is `+id` or `-id`. */
export const getArticles = templateCall.read(
  'GET /article/list',
  v.object({
    page: v.optional(v.number(), 1),
    limit: v.optional(v.number(), 20),
    importance: v.optional(v.number()),
    type: v.optional(v.string()),
    title: v.optional(v.string()),
    sort: v.optional(v.picklist(['+id', '-id'])),
  }),
  v.object({ total: v.number(), items: v.array(article) }),
  { rows: ['items'] },
)

export const getArticle = templateCall.read('GET /article/detail', v.object({ id: v.number() }), article)

export const getArticleReadings = templateCall.read('GET /article/pv', v.object({ pv: v.number() }), articleReadings)

const written = v.partial(article)

export const addArticle = templateCall.create('POST /article/create', written, v.literal('success'))

export const updateArticle = templateCall.idempotent('POST /article/update', written, v.literal('success'))

export const getTransactions = templateCall.read(
  'GET /transaction/list',
  noPayload,
  v.object({ total: v.number(), items: v.array(transaction) }),
  { rows: ['items'] },
)

/** Authors whose name contains the text in any case; all for an empty one. */
export const findPeople = templateCall.read(
  'GET /search/user',
  v.object({ name: v.optional(v.string(), '') }),
  v.object({ items: v.array(v.object({ name: v.string() })) }),
  { rows: ['items'] },
)
