import type { templateCalls } from '@waldkerf/domain/calls/contract'
import type { Article } from '@waldkerf/domain/entities/template/articles'
import { Refusal } from '../refusal.ts'
import { people } from '../seed/articles.ts'
import type { AreaHandlers } from './exchange.ts'

interface Filter {
  importance?: number | undefined
  type?: string | undefined
  title?: string | undefined
}

/** Equal importance and type; the title contains the text, case-sensitively. */
const matches = (article: Article, { importance, type, title }: Filter) =>
  (importance === undefined || article.importance === importance) &&
  (!type || article.type === type) &&
  (!title || article.title.includes(title))

const empty: Omit<Article, 'id'> = {
  timestamp: 0,
  author: '',
  reviewer: '',
  title: '',
  content_short: '',
  content: '',
  forecast: 0,
  importance: 0,
  type: 'EU',
  status: 'draft',
  display_time: '',
  comment_disabled: false,
  pageviews: 0,
  image_uri: '',
  platforms: [],
}

/** The most articles of one answer, whatever limit is requested. */
const mostOnPage = 100

/** Articles and people. Lists are sorted as copies, so that the stored order never changes. */
export const articleHandlers: AreaHandlers<typeof templateCalls.articles> = {
  getArticles({ payload, state }) {
    const { page, limit: asked, sort, ...filter } = payload
    const limit = Math.min(asked, mostOnPage)
    const direction = sort === '-id' ? -1 : 1
    const found = state.articles
      .filter((article) => matches(article, filter))
      .toSorted((first, second) => (first.id - second.id) * direction)
    return { total: found.length, items: found.slice((page - 1) * limit, page * limit) }
  },
  getArticle({ payload, state }) {
    const found = state.articles.find(({ id }) => id === payload.id)
    if (!found) throw new Refusal(50_004, 'There is no such article.')
    return found
  },
  getArticleReadings: () => ({ pvData: ['PC', 'mobile', 'ios', 'android'].map((key) => ({ key, pv: 1_024 })) }),
  addArticle({ payload, state }) {
    const id = Math.max(0, ...state.articles.map((article) => article.id)) + 1
    state.articles = [...state.articles, { ...empty, ...payload, id }]
    return 'success'
  },
  updateArticle({ payload, state }) {
    if (!state.articles.some(({ id }) => id === payload.id)) throw new Refusal(50_004, 'There is no such article.')
    state.articles = state.articles.map((article) => (article.id === payload.id ? { ...article, ...payload } : article))
    return 'success'
  },
  getTransactions: ({ state }) => ({ total: state.transactions.length, items: state.transactions }),
  findPeople({ payload }) {
    const wanted = payload.name.toLowerCase()
    return { items: people.filter((name) => name.toLowerCase().includes(wanted)).map((name) => ({ name })) }
  },
  /** Accepts any file and stores nothing. */
  uploadFile: () => 'success',
}
