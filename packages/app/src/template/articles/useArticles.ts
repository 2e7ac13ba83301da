import { getArticles } from '@waldkerf/domain/calls/template/articles'
import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useCallback } from 'react'
import { useTemplateClient } from '../session/TemplateSessionProvider.tsx'
import { useRead } from '../useRead.ts'

interface Wanted {
  page: number
  limit: number
  type?: Article['type']
}

/** A page of the articles in the order of their numbers; what went wrong stands in the state, too. */
export function useArticles({ page, limit, type }: Wanted) {
  const client = useTemplateClient()
  const load = useCallback(
    () => client.call(getArticles, { page, limit, sort: '+id', ...(type && { type }) }, { quiet: true }),
    [client, page, limit, type],
  )
  return useRead(load).state
}
