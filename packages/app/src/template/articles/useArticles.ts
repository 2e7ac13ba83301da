import { getArticles, getTransactions } from '@waldkerf/domain/calls/template/articles'
import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useTemplateClient } from '../session/TemplateSessionProvider.tsx'
import { useRead } from '@waldkerf/app/data/loading/useRead'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ExportScreenProps } from '@waldkerf/ui/demo/files/Exporting'
import { saveFile } from '@waldkerf/ui/browser/saveFile'
import { notify } from '@waldkerf/app/platform/notices/notices'

interface Wanted {
  page: number
  limit: number
  type?: Article['type']
}

/** A page of the articles, sorted by id. */
export function useArticles({ page, limit, type }: Wanted) {
  const client = useTemplateClient()
  const payload = { page, limit, sort: '+id', ...(type && { type }) } as const
  return useRead([getArticles.path, payload], () => client.call(getArticles, payload)).state
}

/** The sample purchases. */
export function useTransactions() {
  const client = useTemplateClient()
  const { state } = useRead([getTransactions.path], () => client.call(getTransactions, {}))
  return mapLoadable(state, ({ items }) => items)
}

/** Shows an error message. */
const complain = (message: string) => {
  notify({ tone: 'danger', message })
}

/** Twenty articles to export, and messages about the files. */
export function useExport(): ExportScreenProps {
  const state = mapLoadable(useArticles({ page: 1, limit: 20 }), ({ items }) => items)
  return { state, actions: { save: saveFile, complain } }
}
