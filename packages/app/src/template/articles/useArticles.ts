import { getArticles } from '@waldkerf/domain/calls/template/articles'
import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useTemplateClient } from '../session/TemplateSessionProvider.tsx'
import { useRead } from '../../data/loading/useRead.ts'

interface Wanted {
  page: number
  limit: number
  type?: Article['type']
}

/** A page of the articles in the order of their numbers. */
export function useArticles({ page, limit, type }: Wanted) {
  const client = useTemplateClient()
  const payload = { page, limit, sort: '+id', ...(type && { type }) } as const
  return useRead([getArticles.path, payload], () => client.call(getArticles, payload)).state
}
