import * as v from 'valibot'
import { article, articleReadings, transaction } from '../../entities/template/articles.ts'
import { noPayload } from '../encodings.ts'
import { defineTemplateCall } from './templateCall.ts'

const source = 'added: the sample pages list, show and write articles, but the specification has no call for them'

/** `total` counts after the filter; a page beyond the end is empty. `sort` is `+id` or `-id`. */
export const getArticles = defineTemplateCall({
  method: 'GET',
  path: '/article/list',
  payload: v.object({
    page: v.optional(v.number(), 1),
    limit: v.optional(v.number(), 20),
    importance: v.optional(v.number()),
    type: v.optional(v.string()),
    title: v.optional(v.string()),
    sort: v.optional(v.picklist(['+id', '-id'])),
  }),
  answer: v.object({ total: v.number(), items: v.array(article) }),
  rows: ['items'],
  effect: 'read',
  hook: 'useArticles',
  source,
})

export const getArticle = defineTemplateCall({
  method: 'GET',
  path: '/article/detail',
  payload: v.object({ id: v.number() }),
  answer: article,
  effect: 'read',
  hook: 'useArticle',
  source,
})

export const getArticleReadings = defineTemplateCall({
  method: 'GET',
  path: '/article/pv',
  payload: v.object({ pv: v.number() }),
  answer: articleReadings,
  effect: 'read',
  source,
})

const written = v.partial(article)

export const addArticle = defineTemplateCall({
  method: 'POST',
  path: '/article/create',
  payload: written,
  answer: v.literal('success'),
  effect: 'create',
  hook: 'useArticleActions',
  source,
})

export const updateArticle = defineTemplateCall({
  method: 'POST',
  path: '/article/update',
  payload: written,
  answer: v.literal('success'),
  effect: 'idempotent',
  hook: 'useArticleActions',
  source,
})

export const getTransactions = defineTemplateCall({
  method: 'GET',
  path: '/transaction/list',
  payload: noPayload,
  answer: v.object({ total: v.number(), items: v.array(transaction) }),
  rows: ['items'],
  effect: 'read',
  hook: 'useTransactions',
  source,
})

/** Authors whose name contains the text in any case; all for an empty one. */
export const findPeople = defineTemplateCall({
  method: 'GET',
  path: '/search/user',
  payload: v.object({ name: v.optional(v.string(), '') }),
  answer: v.object({ items: v.array(v.object({ name: v.string() })) }),
  rows: ['items'],
  effect: 'read',
  hook: 'useArticleActions',
  source,
})
