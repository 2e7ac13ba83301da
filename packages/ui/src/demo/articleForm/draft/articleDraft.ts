import { parseTime } from '@waldkerf/domain/dates/time'
import type { Article } from '@waldkerf/domain/entities/template/articles'

/** The form's values: fields of an article, with an id only when it is stored. */
export type ArticleDraft = Pick<
  Article,
  | 'status'
  | 'title'
  | 'author'
  | 'content'
  | 'content_short'
  | 'image_uri'
  | 'display_time'
  | 'importance'
  | 'comment_disabled'
  | 'platforms'
> & { id?: Article['id']; source_uri: string }

export const emptyDraft: ArticleDraft = {
  status: 'draft',
  title: '',
  author: '',
  content: '',
  content_short: '',
  image_uri: '',
  source_uri: '',
  display_time: '',
  importance: 0,
  comment_disabled: false,
  platforms: ['a-platform'],
}

/** A new article, to be published today. */
export const newDraft = (now: Date): ArticleDraft => ({ ...emptyDraft, display_time: parseTime(now) ?? '' })

/** Fills the form from a stored article. */
export const toDraft = (article: Article): ArticleDraft => ({ ...article, source_uri: article.source_uri ?? '' })

export type DraftProblems = Partial<Record<'title' | 'content' | 'image_uri' | 'source_uri', true>>

function isAddress(text: string): boolean {
  const url = URL.parse(text.trim())
  return url !== null && ['http:', 'https:', 'ftp:'].includes(url.protocol) && url.hostname.includes('.')
}

/** An address, if given, must be one, whether it is published or not. */
export const wrongSource = ({ source_uri }: ArticleDraft) => source_uri !== '' && !isAddress(source_uri)

/** Missing fields: a draft needs title and content, a published article a picture as well. */
export function draftProblems(draft: ArticleDraft, status: Article['status']): DraftProblems {
  return {
    ...(draft.title.trim() === '' && { title: true }),
    ...(draft.content === '' && { content: true }),
    ...(status === 'published' && draft.image_uri === '' && { image_uri: true }),
    ...(wrongSource(draft) && { source_uri: true }),
  }
}

export const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length
